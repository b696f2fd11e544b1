export { HotTopics } from './HotTopics';
