/** Where the account of one failed test begins: Jest's `● suite › test`, Playwright's `1) [project] › file › test`. */
const begins = /^ {2}(● (?!Console|Deprecation|Validation|Cannot log)|\d+\) \[)/;
/** Lines that belong to no account any more. */
const ends = /^(PASS|FAIL|RUNS|Tests:|Test Suites:|Ran all)|^ {2}\d+ (failed|flaky|skipped|passed)/;
/** From here on Jest says everything again. */
const again = /^Summary of all failing tests/;

/** The accounts of failed tests in the output of Jest or Playwright, each so many lines long. */
function accounts(lines, most) {
  const found = [];
  let left = 0;
  for (const line of lines) {
    if (again.test(line)) break;
    if (begins.test(line)) left = most;
    else if (ends.test(line)) left = 0;
    if (left > 0 && line.trim() !== '') {
      found.push(line);
      left -= 1;
    }
  }
  return found;
}

/**
 * What a suite's output says of its failures, so that it can be repeated where somebody looks: at the end.
 * @param {string} output of Jest, Playwright or a program that begins what is wrong with `✗`; of others the last lines
 * @param {number} most lines of each account
 * @returns {string[]} lines
 */
export function failures(output, most = 24) {
  const lines = output.trimEnd().split('\n');
  const found = accounts(lines, most);
  if (found.length > 0) return found;
  const first = lines.findIndex((line) => line.startsWith('✗ '));
  return first < 0 ? lines.slice(-most) : lines.slice(first, first + 4 * most);
}
