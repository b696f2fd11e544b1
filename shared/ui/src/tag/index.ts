export { Tag, type TagProps, type TagTone, tagClass } from './Tag';
