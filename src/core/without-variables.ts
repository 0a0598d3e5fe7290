/** An environment without the variables of these names. */
export const withoutVariables = <V>(
  env: Readonly<Record<string, V>>,
  names: readonly string[],
): Readonly<Record<string, V>> => Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
