export { ArticleText } from './ArticleText';
export { Origin } from './Origin';
