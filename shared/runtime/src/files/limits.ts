/** Longest time until a file is given up, in ms, so that people see within 5 s that a part of the site is missing. */
export const fileLimits = { description: 3000, script: 4000, sheet: 4000 };
