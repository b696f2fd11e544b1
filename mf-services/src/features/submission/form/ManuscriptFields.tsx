import type { FileRule } from '@harbor/contract';
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
}

/** Every field of a manuscript; page and button around them belong to the platform. */
export function ManuscriptFields({ form, sending, rule, onBusy }: ManuscriptFieldsProps) {
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
        <WishPart bind={bind} />
      </FormPart>
      <FormPart sectionKey="declare" sending={sending}>
        <DeclarePart bind={bind} />
      </FormPart>
    </>
  );
}
