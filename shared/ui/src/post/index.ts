export { PostText, type PostTextProps } from './PostText';
