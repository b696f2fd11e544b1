export { JournalFigures } from './JournalFigures';
export { JournalFiguresBlock } from './JournalFiguresBlock';
