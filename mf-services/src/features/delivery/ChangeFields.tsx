import { promises } from '@harbor/contract/promises';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { Plus, X } from 'lucide-react';
import styles from './ChangeFields.module.css';
import { type ChangeItems, changeLimits } from './useChangeItems';

interface ChangeFieldsProps {
  changes: ChangeItems;
  /** How many free rounds are left; 0 asks staff for a further one. */
  left: number;
  problem: string;
}

/** What is to be changed, point by point. Platform-free. */
export function ChangeFields({ changes, left, problem }: ChangeFieldsProps) {
  const { items, count } = changes;
  return (
    <div className={styles.fields}>
      <p className={styles.note}>
        {left > 0 ? (
          <>
            剩余免费修改 <b>{left}</b> 次，提交后用去 1 次。老师将在 {promises.reviseDays}{' '}
            天内重新交付，自动验收的计时随之停止。
          </>
        ) : (
          <>免费修改次数已用完。提交后由客服判断是否可以再改一次，等待期间自动验收暂停。</>
        )}
        新的需求不属于修改，请另外下单。
      </p>
      <ol className={styles.items}>
        {items.map((item, place) => (
          <li key={place}>
            <span aria-hidden="true">{place + 1}</span>
            <Point place={place} text={item} onChange={(text) => changes.set(place, text)} />
            {items.length > 1 && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`删除第 ${place + 1} 条`}
                onClick={() => changes.remove(place)}
              >
                <X size={18} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        <button type="button" disabled={items.length >= changeLimits.items} onClick={changes.add}>
          <Plus size={16} aria-hidden />
          添加一条
        </button>
        <span>
          {count} / {changeLimits.most}
        </span>
      </p>
      <p id="changes-problem" className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}

interface PointProps {
  place: number;
  text: string;
  onChange: (text: string) => void;
}

/** One point, read by the compliance sentinel while it is written. */
function Point({ place, text, onChange }: PointProps) {
  const watch = useSentinel(text, 'order_chat');
  return (
    <div className={styles.point}>
      <textarea
        rows={2}
        aria-label={`修改要求 ${place + 1}`}
        aria-describedby="changes-problem"
        maxLength={changeLimits.each}
        value={text}
        placeholder={place === 0 ? '写清位置和期望，例如：第2页引言第2段，请改为相关性表述' : '下一处'}
        onChange={({ target }) => onChange(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={onChange} />
    </div>
  );
}
