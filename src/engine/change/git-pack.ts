import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import type { GitObject } from "#core/git/git-object.ts";

export interface Pack {
  /** Without its ending. */
  readonly name: string;
  readonly pack: Uint8Array;
  /** Where each object is in it. */
  readonly idx: Uint8Array;
}

const TYPE_BITS = { commit: 1, tree: 2, blob: 3 } as const;

/** Objects, none of them twice, in one file, and its index (gitformat-pack, both of version 2). */
export function packOf(objects: readonly GitObject[]): Pack {
  const parts: Buffer[] = [Buffer.concat([Buffer.from("PACK"), uint32(2), uint32(objects.length)])];
  const placed: { id: string; crc: number; offset: number }[] = [];
  let offset = 12;
  for (const { type, id, content } of objects) {
    const part = Buffer.concat([sizeHeader(TYPE_BITS[type], content.length), deflateSync(content)]);
    placed.push({ id, crc: crc32(part), offset });
    parts.push(part);
    offset += part.length;
  }
  // The offset of an object takes 31 bits; what does not fit would need a table of its own.
  if (offset > 0x7fff_ffff) throw new RangeError(`A task's files take ${offset} bytes, more than one pack can hold.`);
  const pack = sealed(parts);
  const checksum = pack.subarray(-20);

  placed.sort((a, b) => (a.id < b.id ? -1 : 1));
  const idx = sealed([
    Buffer.concat([Buffer.from("\xfftOc", "latin1"), uint32(2)]),
    ...fanOut(placed.map(({ id }) => Number.parseInt(id.slice(0, 2), 16))),
    ...placed.map(({ id }) => Buffer.from(id, "hex")),
    ...placed.map(({ crc }) => uint32(crc)),
    ...placed.map((object) => uint32(object.offset)),
    checksum,
  ]);
  return { name: `pack-${checksum.toString("hex")}`, pack, idx };
}

/** For each first byte of a name: how many objects have it or a lower one. */
function fanOut(firstBytes: readonly number[]): Buffer[] {
  const upTo: Buffer[] = [];
  let count = 0;
  for (let byte = 0; byte < 256; byte++) {
    while (firstBytes[count] === byte) count++;
    upTo.push(uint32(count));
  }
  return upTo;
}

/** Type and size: four bits of the size beside the type, then seven a byte, the highest bit saying that more follow. */
function sizeHeader(type: number, size: number): Buffer {
  const bytes = [(type << 4) | (size & 15)];
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((bytes.pop() ?? 0) | 0x80, rest & 0x7f);
  }
  return Buffer.from(bytes);
}

/** The parts, followed by their digest: so ends every file of this kind. */
export function sealed(parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([content, createHash("sha1").update(content).digest()]);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
