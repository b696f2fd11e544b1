import type { FileRule } from '@harbor/contract';
import type { DateInputControl } from '../../../parts/dates';
import type { ManuscriptForm } from '../useManuscript';
import type { SubmitForm } from '../useSubmit';
import { AuthorsPart } from './AuthorsPart';
import { bindTo } from './bound';
import { DeclarePart } from './DeclarePart';
import { FilesPart } from './FilesPart';
import { FormPart } from './FormPart';
import { PaperPart } from './PaperPart';
import { WishPart } from './WishPart';

interface ManuscriptFieldsProps {
  form: ManuscriptForm;
  sending: SubmitForm;
  rule: FileRule;
  onBusy: (busy: boolean) => void;
  DateInput: DateInputControl;
}

/** Every field of a manuscript; page and button around them belong to the platform. */
export function ManuscriptFields({ form, sending, rule, onBusy, DateInput }: ManuscriptFieldsProps) {
  const bind = bindTo(form, sending);
  return (
    <>
      <FormPart sectionKey="paper" sending={sending}>
        <PaperPart bind={bind} />
      </FormPart>
      <FormPart sectionKey="files" sending={sending}>
        <FilesPart form={form} sending={sending} rule={rule} onBusy={onBusy} />
      </FormPart>
      <FormPart sectionKey="authors" sending={sending}>
        <AuthorsPart bind={bind} />
      </FormPart>
      <FormPart sectionKey="wish" sending={sending}>
        <WishPart bind={bind} DateInput={DateInput} />
      </FormPart>
      <FormPart sectionKey="declare" sending={sending}>
        <DeclarePart bind={bind} />
      </FormPart>
    </>
  );
}
