import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useGuard } from '../../entry';
import { useGrantAddresses } from '../queries';
import { prefixesIn } from './addressGrants';
import styles from './GrantForm.module.css';

interface GrantFormProps {
  parts: readonly string[];
}

/** Gives a part addresses, also one that has no release yet. */
export function GrantForm({ parts }: GrantFormProps) {
  const id = useId();
  const [remote, setRemote] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const guard = useGuard();
  const grant = useGrantAddresses({
    onSuccess: () => {
      notify.success(`已授权给 ${remote.trim()}`);
      setText('');
    },
    onError: (error) =>
      setProblem(error.fieldError('remote') ?? error.fieldError('prefixes') ?? errorText(error)),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (grant.isPending) return;
    const prefixes = prefixesIn(text);
    const missing = !remote.trim() ? '请填写模块' : prefixes.length === 0 ? '请填写地址' : '';
    setProblem(missing);
    if (missing) return;
    const input = { body: { remote: remote.trim(), prefixes } };
    // What was refused stands in the form.
    guard(() => grant.mutateAsync(input)).catch(() => undefined);
  }

  const field = { 'aria-invalid': problem ? true : undefined, 'aria-describedby': `${id}-problem` };
  return (
    <form onSubmit={handleSubmit} className={styles.form} noValidate>
      <label htmlFor={`${id}-remote`}>模块</label>
      <Input
        {...field}
        id={`${id}-remote`}
        list={`${id}-parts`}
        value={remote}
        onChange={(event) => setRemote(event.target.value)}
        placeholder="mf-academic"
        maxLength={60}
      />
      <datalist id={`${id}-parts`}>
        {parts.map((part) => (
          <option key={part} value={part} />
        ))}
      </datalist>
      <label htmlFor={`${id}-prefixes`}>地址</label>
      <Input
        {...field}
        id={`${id}-prefixes`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="例如 /academic/，多个用逗号隔开"
        maxLength={600}
      />
      <Button htmlType="submit" loading={grant.isPending}>
        授权
      </Button>
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
    </form>
  );
}
