import { z } from 'zod';
import { line, lines, word } from '../people-fields';
import { formCondition, formField, formRowField, formSection } from './document';
import { formDocumentLimits as limits } from './limits';

const condition = formCondition.extend({
  field: word().max(40),
  is: z.array(line().max(limits.option)).max(limits.options),
});

const words = {
  label: line().max(limits.label, `名称最多${limits.label}个字`),
  hint: line().max(limits.hint, `说明最多${limits.hint}个字`).optional(),
  placeholder: line().max(limits.hint, `示例最多${limits.hint}个字`).optional(),
  unit: line().max(10, '单位最多10个字').optional(),
  row: line().max(10, '一行的叫法最多10个字').optional(),
  options: z
    .array(line().max(limits.option, `选项最多${limits.option}个字`))
    .max(limits.options, `选项最多${limits.options}个`)
    .optional(),
  suggest: z
    .array(line().max(limits.option, '建议最多60个字'))
    .max(limits.options, '建议最多60个')
    .optional(),
  when: condition.optional(),
  pattern: z
    .strictObject({
      // Only the one that the version before has: `formFaults` refuses another.
      regex: z.string().max(200),
      message: line().max(limits.hint),
      when: condition.optional(),
    })
    .optional(),
  count_from: word().max(40).optional(),
  max: z.number().optional(),
};

const draftRowField = formRowField.extend(words);

const draftField = formField.extend({
  ...words,
  fields: z.array(draftRowField).max(limits.rowFields, `一行最多${limits.rowFields}项`).optional(),
});

/** A section while it is being written: its title may still be missing, and it may have no field yet. */
const draftSection = formSection.extend({
  title: line().max(limits.sectionTitle, `分区名称最多${limits.sectionTitle}个字`),
  note: lines().max(limits.sectionNote, `分区说明最多${limits.sectionNote}个字`).optional(),
  fields: z.array(draftField).max(limits.fields, `最多${limits.fields}项`),
});

/** A form as staff write it, before it is a version: what is missing or contradicts itself is said by `formFaults`. */
export const formDraftDocument = z.strictObject({
  title: line().max(limits.title, `名称最多${limits.title}个字`),
  summary: line().max(limits.summary, `说明最多${limits.summary}个字`),
  sections: z.array(draftSection).max(limits.sections, `最多${limits.sections}个分区`),
});

export type FormDraftDocument = z.output<typeof formDraftDocument>;
export type FormDraftSection = z.output<typeof draftSection>;
