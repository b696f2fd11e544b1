// What working processes do, each by its name: pure functions whose time grows with what people send. Nothing in here knows
// the database, and what goes in and out can be cloned.
export { sheetMistakes } from '@harbor/gate/sheets/judge';
export { inspected } from '../areas/base/sentinel/inspected';
export { cleaned, takenIn } from '../areas/community/forum/text/taken-in';
export { newsCleaned, newsTakenIn } from '../areas/community/press/text/news';
