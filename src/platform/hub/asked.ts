import { headOf } from "#core/cut-text.ts";
import { HubFault, type HubFaultKind } from "#core/hub.ts";

/** What a call to the host gives. Whatever it throws becomes a `HubFault` that says what was tried. */
export async function asked<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asFault(what, error);
  }
}

function asFault(what: string, error: unknown): HubFault {
  if (error instanceof HubFault) return error;
  const { message } = error as { message?: string };
  const status = statusOf(error);
  const said = headOf((message ?? String(error)).split("\n", 1)[0] ?? "", 300);
  return new HubFault(kindOf(status, said), `${what}: ${status === undefined ? "" : `${status} `}${said}`, {
    cause: error,
  });
}

/** The clients of artifacts and their storage say it elsewhere than that of the API, or in their words alone. */
function statusOf(error: unknown): number | undefined {
  const { status, statusCode, message } = error as { status?: number; statusCode?: number; message?: string };
  const [, said] = /Failed request: \((\d{3})\)/.exec(message ?? "") ?? [];
  return status ?? statusCode ?? (said === undefined ? undefined : Number(said));
}

function kindOf(status: number | undefined, message: string): HubFaultKind {
  if (status === 429 || /rate limit/i.test(message)) return "limited";
  if (status === 401 || status === 403) return "forbidden";
  if (status === 404 || status === 410) return "missing";
  if (status !== undefined && status >= 400 && status < 500) return "refused";
  return "unavailable";
}
