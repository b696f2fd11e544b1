/** Numbers of the alerts. */
export const alertLimits = {
  /** Journals whose changes are written down in one transaction. */
  journalsAtOnce: 200,
  /** People who are told in one transaction. */
  peopleAtOnce: 200,
  /** Lines of an import that was undone that go in one transaction. */
  linesAtOnce: 5000,
  /** Transactions of one round of the tick: the next round goes on. */
  steps: 200,
  /** Journals that a message names. */
  named: 3,
  perPage: 20,
  /** Lists end here: further back, people filter. */
  lastPage: 200,
  ofJournal: 10,
  /** How long it is kept who was told, in ms. */
  toldKept: 365 * 86_400_000,
};
