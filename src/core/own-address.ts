/** Whether an address is one of this machine or of the network it stands in, where nobody else's models are paid for. */
export function isOwnAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (protocol === "http:" || protocol === "https:") && OWN_HOSTS.some((pattern) => pattern.test(hostname));
}

/** Whether an address is one of this machine. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname);
}

/** Names without a dot and of the local network; loopback, this machine, and private ranges of RFC 1918 and RFC 4193. */
const OWN_HOSTS: readonly RegExp[] = [
  /^[a-z0-9-]+$/,
  /\.(?:localhost|local|internal)$/,
  /^127(?:\.\d+){3}$/,
  /^0\.0\.0\.0$/,
  /^10(?:\.\d+){3}$/,
  /^192\.168(?:\.\d+){2}$/,
  /^172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}$/,
  /^\[::1?\]$/,
  /^\[f[cd][0-9a-f]{2}:/,
];
