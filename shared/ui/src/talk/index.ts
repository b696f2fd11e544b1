export { type TalkLine, TalkLines, type TalkLinesProps } from './TalkLines';
