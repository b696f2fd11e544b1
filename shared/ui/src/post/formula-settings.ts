/** Longest length that a formula may ask for, in em and in pt: it is to stay in its place. */
const maxSize: [number, number] = [10, 120];

/** How formulas of people are set: none loads anything, and macros grow no further than this. */
export const formulaSettings = { throwOnError: true, trust: false, maxExpand: 200, maxSize };
