import {
  guessTarget,
  isNumber,
  journalTargetKeys,
  journalTemplate,
  schemeKindOf,
  targetGroup,
  targetGroups,
} from './journal-import';

test('each column of the empty file is recognised by its name, and none twice', () => {
  const targets = journalTemplate.map(guessTarget);
  expect(targets).not.toContain(null);
  expect(new Set(targets).size).toBe(journalTemplate.length);
});

test('each target has a group; a metric belongs to the kind of edition that measures it', () => {
  const found = new Set(journalTargetKeys.map(targetGroup));
  expect([...found].sort()).toEqual(Object.keys(targetGroups).sort());
  expect(['if', 'jcr_rank', 'minor3', 'top', 'zif', 'warning_reason', 'publisher'].map(schemeKindOf)).toEqual(
    [...['citation', 'citation', 'partition', 'partition', 'cn', 'warning', undefined]],
  );
  expect(journalTargetKeys.filter(isNumber)).toEqual(['issn_l', 'issn', 'eissn', 'cn']);
});
