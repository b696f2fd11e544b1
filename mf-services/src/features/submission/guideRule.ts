import type { FileRule, SubmissionGuide } from '@harbor/contract';

/** The rule of the manuscript's files, as the field takes it. */
export const ruleOf = ({ files }: SubmissionGuide): FileRule => files as FileRule;
