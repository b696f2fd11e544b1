// What worker threads do, each by its name: pure functions whose time grows with what people send. Nothing in here knows
// the database, and what goes in and out can be cloned.
export { sheetMistakes } from '@harbor/gate/sheets/judge';
export { cleaned, takenIn } from '../areas/forum/text/taken-in';
export { inspected } from '../areas/sentinel/inspected';
