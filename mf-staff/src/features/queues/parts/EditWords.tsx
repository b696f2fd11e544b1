import type { LookedAt } from '@harbor/contract';
import { useState } from 'react';
import { WordsField } from '../../../parts/WordsField';
import { EditFrame } from './EditFrame';
import { LineField } from './LineField';
import { type Decide, useDecision } from './useDecision';

interface Words {
  title: string;
  text: string;
}

export interface EditWordsProps {
  looked: LookedAt;
  /** As it reads now; without a title where it has none. */
  words: { title?: string; text: string };
  /** How the fields are called, how long they may be, and what the server calls the text. */
  fields: { title?: { label: string; max: number }; text: { label: string; max: number; name: string } };
  onSend: (decide: Decide, edit: Words & { revision: string }) => Promise<boolean>;
  onCancel: () => void;
}

/** Changes a plain text as it is let through. */
export function EditWords({ looked, words, fields, onSend, onCancel }: EditWordsProps) {
  const decision = useDecision();
  const [seen] = useState({ title: '', ...words, revision: looked.revision });
  const [title, setTitle] = useState(seen.title);
  const [text, setText] = useState(seen.text);
  const changed = title !== seen.title || text !== seen.text;
  return (
    <EditFrame
      decision={decision}
      changed={changed}
      onCancel={onCancel}
      onSend={() => void onSend(decision.decide, { title: title.trim(), text, revision: seen.revision })}
    >
      {fields.title ? (
        <LineField
          label={fields.title.label}
          max={fields.title.max}
          value={title}
          onChange={setTitle}
          error={decision.fieldError('title')}
        />
      ) : null}
      <WordsField
        label={fields.text.label}
        max={fields.text.max}
        rows={8}
        value={text}
        onChange={setText}
        error={decision.fieldError(fields.text.name)}
      />
    </EditFrame>
  );
}
