import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SubmissionGuide } from '@harbor/contract';
import { z } from 'zod';
import { contentFolder } from '../info/content';
import { fillPromises } from '../info/promised';
import { submissionLimits } from './limits';

const guideFile = z.strictObject({
  title: z.string(),
  lead: z.string(),
  steps: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  offers: z.array(z.string()),
  limits: z.array(z.string()),
  integrity: z.array(z.string()),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});

let read: SubmissionGuide | undefined;

/** What direct submission is, how it goes, and what it is not. */
export function submissionGuide(): SubmissionGuide {
  read ??= {
    ...guideFile.parse(
      JSON.parse(fillPromises(readFileSync(join(contentFolder, 'submission.json'), 'utf8'))),
    ),
    files: submissionLimits.files,
  };
  return read;
}
