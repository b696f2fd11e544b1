export type { LeaveQuestionProps } from './question';
