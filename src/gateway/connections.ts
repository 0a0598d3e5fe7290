import type { Socket } from "node:net";

/** Connections of one attempt; no agent asks for as much at once. */
export const MAX_OF_ONE = 64;
/** Connections that have shown no token yet: more than the system lets wait to be taken up, so that each gets read. */
export const MAX_STRANGERS = 512;

/**
 * Who has which connection. Open files are the whole harness's, and an agent that opens connections without end must
 * leave some to it and to every other: what has shown no token makes room for what comes later, and an attempt for
 * itself alone.
 */
export class Connections<Owner extends object> {
  readonly #strangers = new Set<Socket>();
  readonly #ofOwner = new Map<Owner, Owned>();
  readonly #ofSocket = new WeakMap<Socket, Owned>();

  add(socket: Socket): void {
    socket.once("close", () => this.#leave(socket));
    this.#isStranger(socket);
  }

  /**
   * A request with an owner's token has come in; what is given is called once it is answered. null: the owner has as
   * many under way as it may have. What it keeps open without use makes room.
   */
  claim(socket: Socket, owner: Owner): (() => void) | null {
    const owned = this.#ofOwner.get(owner) ?? { busy: new Set(), idle: new Set() };
    const { busy, idle } = owned;
    if (!busy.has(socket) && busy.size >= MAX_OF_ONE) return null;
    this.#leave(socket);
    this.#ofOwner.set(owner, owned);
    this.#ofSocket.set(socket, owned);
    busy.add(socket);
    if (busy.size + idle.size > MAX_OF_ONE) destroyFirst(idle);
    return () => {
      // It may be closed by now, or another's.
      if (busy.delete(socket)) idle.add(socket);
    };
  }

  /** The owner's token is worth nothing any more: its connections are as if they had never shown it. */
  end(owner: Owner): void {
    const { busy, idle } = this.#ofOwner.get(owner) ?? { busy: [], idle: [] };
    this.#ofOwner.delete(owner);
    for (const socket of [...busy, ...idle]) {
      this.#leave(socket);
      this.#isStranger(socket);
    }
  }

  #isStranger(socket: Socket): void {
    this.#strangers.add(socket);
    if (this.#strangers.size > MAX_STRANGERS) destroyFirst(this.#strangers);
  }

  #leave(socket: Socket): void {
    this.#strangers.delete(socket);
    const owned = this.#ofSocket.get(socket);
    owned?.busy.delete(socket);
    owned?.idle.delete(socket);
  }
}

interface Owned {
  readonly busy: Set<Socket>;
  /** Longest unused first. */
  readonly idle: Set<Socket>;
}

function destroyFirst(sockets: Set<Socket>): void {
  const [first] = sockets;
  if (first === undefined) return;
  sockets.delete(first);
  first.destroy();
}
