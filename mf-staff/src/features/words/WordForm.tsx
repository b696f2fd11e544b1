import type { HeldWord } from '@harbor/contract';
import { wordActions, wordPlaces, wordRule } from '@harbor/contract/word-rule';
import { notify } from '@harbor/runtime';
import { Button, Checkbox, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { Choice } from '../../parts/Choice';
import { WordsField } from '../../parts/WordsField';
import { useChange } from '../entry';
import { actionNotes, actions, placeNames, type WordPlace } from './labels';
import { usePublish } from './queries';
import styles from './Words.module.css';

export interface WordFormProps {
  /** The version that is on the screen. */
  version: number;
  /** Which word is changed; undefined for new ones. */
  word?: HeldWord;
  onClose: () => void;
}

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Adds words, one a line, or changes one. */
export function WordForm({ version, word, onClose }: WordFormProps) {
  const [text, setText] = useState(word?.word ?? '');
  const [places, setPlaces] = useState<readonly WordPlace[]>(word?.places ?? ['post', 'review']);
  const [action, setAction] = useState(word?.action ?? 'review');
  const [rewrite, setRewrite] = useState(word?.rewrite ?? '');
  const [remark, setRemark] = useState(word?.note ?? '');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ text?: string; places?: string; reason?: string }>({});
  const publish = usePublish();
  const change = useChange();
  const found = linesOf(text);

  function checked(): boolean {
    const long = found.find((one) => one.length > wordRule.word.max || one.length < wordRule.word.min);
    const wrong: typeof missing = {};
    if (found.length === 0) wrong.text = '请填写词语';
    else if (long)
      wrong.text = `「${long.slice(0, 12)}」应为 ${wordRule.word.min} 到 ${wordRule.word.max} 个字`;
    else if (found.length > wordRule.atOnce) wrong.text = `一次最多 ${wordRule.atOnce} 个词`;
    if (places.length === 0) wrong.places = '请至少选择一个适用位置';
    if (reason.trim().length < 2) wrong.reason = '请写明修改原因';
    setMissing(wrong);
    return Object.keys(wrong).length === 0;
  }

  async function handlePublish() {
    if (!checked()) return;
    const set = found.map((one) => ({
      ...{ word: one, places: [...places], action },
      ...{ rewrite: rewrite.trim(), note: remark.trim() },
    }));
    // Written otherwise it is another word: the one before goes.
    const remove_ids = word && !found.includes(word.word) ? [word.id] : [];
    const body = { base: version, note: reason.trim(), set, remove_ids };
    if (!(await change.run(() => publish.mutateAsync({ body })))) return;
    notify.success('已发布，立即生效');
    onClose();
  }

  const fieldProblem = found
    .map((_, n) => change.fieldError(`set.${n}.word`))
    .find((problem) => problem !== undefined);
  const said = [fieldProblem, change.fieldError('set'), change.fieldError('note')].some(Boolean);
  return (
    <Overlay
      open
      onClose={onClose}
      title={word ? `修改「${word.word}」` : '添加敏感词'}
      width={640}
      closeOnMask={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" loading={change.busy} onClick={() => void handlePublish()}>
            发布
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {word ? (
          <Field label="词语" error={missing.text ?? fieldProblem}>
            {(control) => (
              <TextField
                {...control}
                maxLength={wordRule.word.max}
                autoComplete="off"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        ) : (
          <WordsField
            label="词语，一行一个"
            value={text}
            onChange={setText}
            max={20_000}
            rows={4}
            error={missing.text ?? fieldProblem ?? change.fieldError('set')}
            placeholder="全半角、大小写与夹在中间的符号都会识别"
            focus
          />
        )}
        <fieldset className={styles.places}>
          <legend>适用位置</legend>
          <div className={styles.boxes}>
            {wordPlaces.map((place) => (
              <Checkbox
                key={place}
                checked={places.includes(place)}
                onChange={(on) =>
                  setPlaces(wordPlaces.filter((one) => (one === place ? on : places.includes(one))))
                }
              >
                {placeNames[place]}
              </Checkbox>
            ))}
          </div>
          {missing.places ? (
            <p className={styles.problem} role="alert">
              {missing.places}
            </p>
          ) : null}
        </fieldset>
        <div className={styles.action}>
          <span className={styles.label}>处理方式</span>
          <Choice
            label="处理方式"
            value={action}
            onChoose={setAction}
            options={actions.map((value) => ({ value, title: wordActions[value] }))}
          />
          <small>{actionNotes[action]}</small>
        </div>
        <Field label="建议改写" hint="可不填；写作者可一键采用，不填则以星号代替">
          {(control) => (
            <TextField
              {...control}
              maxLength={wordRule.rewrite}
              autoComplete="off"
              value={rewrite}
              onChange={({ target }) => setRewrite(target.value)}
            />
          )}
        </Field>
        <Field label="备注" hint="可不填；仅团队可见">
          {(control) => (
            <TextField
              {...control}
              maxLength={wordRule.note}
              autoComplete="off"
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
            />
          )}
        </Field>
        <WordsField
          label="修改原因"
          value={reason}
          onChange={setReason}
          max={wordRule.versionNote}
          rows={2}
          error={missing.reason ?? change.fieldError('note')}
        />
        {change.problem && !said ? (
          <p className={styles.problem} role="alert">
            {change.problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
