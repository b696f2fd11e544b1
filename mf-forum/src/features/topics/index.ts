export { TopicGrid } from './TopicGrid';
export { TopicRows } from './TopicRows';
