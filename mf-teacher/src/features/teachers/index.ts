export { AvoidEditor } from './AvoidEditor';
export { LevelTag } from './LevelTag';
export { WeekGrid } from './WeekGrid';
