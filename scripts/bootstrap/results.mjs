import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

const inside = (folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name));

/** The results that the tests of each package have written, one JSON a suite. */
const files = () =>
  [...inside('.'), ...inside('shared')]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /[\\/]results-[a-z-]+\.json$/.test(file));

/** Takes away the results of an earlier run. Turborepo puts back those of what did not change. */
export function forgetResults() {
  for (const file of files()) rmSync(file);
}

/** Lines of one failed test, at most so many that many of them can be read. */
const account = (title, text) => [`● ${title}`, ...text.trim().split('\n').slice(0, 24), ''];

function ofJest(result) {
  const failed = result.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: result.numPassedTests,
    flaky: 0,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
    accounts: failed.flatMap(({ name, message, assertionResults }) => {
      const broken = assertionResults.filter(({ status }) => status === 'failed');
      if (broken.length === 0) return account(relative(root, name), message);
      return broken.flatMap(({ fullName, failureMessages }) =>
        account(`${relative(root, name)} › ${fullName}`, failureMessages.join('\n')),
      );
    }),
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function ofPlaywright({ stats, suites, errors }) {
  const tests = suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const troubled = tests.filter(({ test }) => ['unexpected', 'flaky'].includes(test.status));
  return {
    passed: stats.expected,
    flaky: stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    accounts: [
      ...errors.flatMap(({ message }) => account('before any test', message ?? '')),
      ...troubled.flatMap(({ spec, test }) =>
        account(
          `${test.status === 'flaky' ? 'flaky: ' : ''}[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
          test.results[0]?.errors.map(({ message }) => message).join('\n') ?? '',
        ),
      ),
    ],
  };
}

/**
 * What all tests of the last run came to.
 * @returns {{name: string, passed: number, flaky: number, failed: number, skipped: number, accounts: string[]}[]} each suite;
 * `accounts` are the lines that tell of what failed, or passed at its second try only
 */
export function results() {
  return files().map((file) => {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    return { name: relative(root, file), ...(result.stats ? ofPlaywright(result) : ofJest(result)) };
  });
}
