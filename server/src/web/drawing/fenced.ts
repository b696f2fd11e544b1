/**
 * How the processes are started that run released code. An object of Node's own realm reaches a context now and then (the
 * error of a refused `import()` is one), and its prototypes are those of everything in the process:
 * - whoever replaced `Function.prototype.apply` there was handed Node's own objects by Node's own calls, so all built-ins
 *   are frozen before anything runs;
 * - a constructor's constructor made code of strings there, so nothing does.
 */
export const fenced = {
  environment: false,
  flags: ['--frozen-intrinsics', '--disallow-code-generation-from-strings'],
};
