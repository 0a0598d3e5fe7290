import pool from "./reference/pool.json" with { type: "json" };

/** Ids of all exercises of the pinned revision: what names can be checked against before the data is there. */
export const POOL: readonly string[] = Object.entries(pool).flatMap(([language, names]) =>
  names.map((name) => `${language}/${name}`),
);
