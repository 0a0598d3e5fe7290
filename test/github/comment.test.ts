import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Hub, type HubComment, HubFault } from "#core/hub.ts";
import { commentBody, cutAtLine, historyOf, markerOf } from "#github/comment-body.ts";
import { keepComment, removeDouble } from "#github/sticky-comment.ts";

const KEY = { workflow: "smoke", key: "default" };
const CONTENT = {
  body: "## result",
  sha: "a".repeat(40),
  url: "https://github.com/o/r/actions/runs/7",
  time: "2026-01-02T03:04:05Z",
  past: "win, +4.0 pp",
};

describe("the comment's body", () => {
  it("never exceeds what GitHub takes, and always begins with its marker", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.string({ maxLength: 60 }), (rows, row) => {
        const body = commentBody(KEY, { ...CONTENT, body: `${row}\n`.repeat(rows) }, null);
        expect(body.length).toBeLessThan(65_536);
        expect(body.startsWith(markerOf(KEY))).toBe(true);
      }),
    );
  });

  it("remembers ten earlier results, the newest first, and shows them folded", () => {
    let body: string | null = null;
    for (let at = 0; at < 14; at++) body = commentBody(KEY, { ...CONTENT, past: `win, ${at} trials` }, body);
    const past = historyOf(body).map(({ text }) => text);
    expect(past).toHaveLength(10);
    expect(past[0]).toBe("win, 13 trials");
    expect(body).toContain("<details><summary>Earlier results</summary>");
    expect(body).not.toContain("- aaaaaaaaaaaa: win, 13 trials");
  });

  it("takes from an earlier comment only what it could have written itself", () => {
    const forged = [
      { sha: "", text: "<img src=x>", url: "javascript:x" },
      { sha: "b".repeat(40), text: "win, 3/3 trials", url: "https://github.com/x" },
    ];
    const hidden = `<!-- benchmark-harness:data ${Buffer.from(JSON.stringify(forged)).toString("base64")} -->`;
    expect(historyOf(hidden)).toEqual([forged[1]]);
    expect(historyOf("<!-- benchmark-harness:data !!! -->")).toEqual([]);
  });

  it("is another one for every name of a workflow and every key, and the same as ever for plain names", () => {
    const names = ["Проверка", "Рейтинг", "model swap", "model-swap", "model  swap", "x".repeat(81), "x".repeat(82)];
    const markers = names.flatMap((name) => [
      markerOf({ workflow: name, key: "default" }),
      markerOf({ workflow: "smoke", key: name }),
    ]);
    expect(new Set(markers).size).toBe(markers.length);
    for (const marker of markers) expect(marker).toMatch(/^<!-- benchmark-harness:[\w.-]+:[\w.-]+ -->$/);
    expect(markerOf(KEY)).toBe("<!-- benchmark-harness:smoke:default -->");
  });

  it("is cut between lines, with what was folded closed", () => {
    const text = `<details><summary>x</summary>\n\n${"row\n".repeat(100)}</details>`;
    const cut = cutAtLine(text, 200);
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(cut).toContain("row\n\n</details>");
  });
});

/** An issue with comments, whose writes fail as told. */
function issueOf(comments: HubComment[], faults: ("lost" | "failed")[] = []): Hub {
  let next = Math.max(0, ...comments.map(({ id }) => id)) + 1;
  const write = (work: () => void) => {
    const fault = faults.shift();
    if (fault !== "failed") work();
    if (fault !== undefined) throw new HubFault("unavailable", "502");
  };
  const hub: Partial<Hub> = {
    comments: async () => [...comments],
    createComment: async (_, body) => {
      const id = next++;
      write(() => comments.push({ id, author: "bot", body }));
      return id;
    },
    updateComment: async (id, body) =>
      write(() =>
        comments.splice(
          comments.findIndex((one) => one.id === id),
          1,
          { id, author: "bot", body },
        ),
      ),
    deleteComment: async (id) =>
      void comments.splice(
        comments.findIndex((one) => one.id === id),
        1,
      ),
  };
  return hub as Hub;
}

const sticky = { issue: 1, marker: "<!-- m -->", author: "bot", body: () => "<!-- m --> new" };

describe("keeping one comment", () => {
  it("makes one, then edits it", async () => {
    const comments: HubComment[] = [];
    const hub = issueOf(comments);
    const { id } = await keepComment(hub, sticky);
    expect(await keepComment(hub, { ...sticky, body: () => "<!-- m --> newer" })).toEqual({ id, doubles: [] });
    expect(comments).toEqual([{ id, author: "bot", body: "<!-- m --> newer" }]);
  });

  it("leaves alone what others wrote, be it with our marker, and finds our doubles", async () => {
    const comments = [
      { id: 1, author: "bot", body: "<!-- m --> old" },
      { id: 2, author: "guest", body: "<!-- m --> forged" },
      { id: 3, author: "bot", body: "<!-- m --> double" },
      { id: 4, author: "bot", body: "other" },
    ];
    expect(await keepComment(issueOf(comments), sticky)).toEqual({ id: 3, doubles: [1] });
    await removeDouble(issueOf(comments), 1);
    expect(comments.map(({ id, body }) => [id, body])).toEqual([
      [2, "<!-- m --> forged"],
      [3, "<!-- m --> new"],
      [4, "other"],
    ]);
  });

  it("writes one comment whether an answer was lost or the call failed, and gives up in the end", async () => {
    for (const fault of ["lost", "failed"] as const) {
      const comments: HubComment[] = [];
      await keepComment(issueOf(comments, [fault]), sticky);
      expect(comments).toHaveLength(1);
    }
    await expect(keepComment(issueOf([], Array<"failed">(9).fill("failed")), sticky)).rejects.toThrow("502");
  });
});
