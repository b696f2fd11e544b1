import type { DataOf } from '@harbor/contract';
import { type SubjectGroup, subjectGroups } from '@harbor/contract/teacher-levels';
import { navigate } from '@harbor/runtime';
import { ChoicePills } from '@harbor/ui/choice';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import styles from './FilterSheet.mobile.module.css';
import { type Place, placePath, toggled } from './place';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  place: Place;
  facets: DataOf<'GET /teacher/show/list'>['facets'];
}

const groups = Object.entries(subjectGroups) as [SubjectGroup, { title: string }][];

/** Subject, services, level, state and rate, chosen together and shown at once when the sheet is closed. */
export function FilterSheet({ open, onClose, place, facets }: FilterSheetProps) {
  const [chosen, setChosen] = useState<Place>(place);
  const boxes = (name: 'service' | 'level', options: { key: string; title: string }[]) => (
    <div className={styles.boxes}>
      {options.map(({ key, title }) => {
        const on = (chosen[name]?.split(',') ?? []).includes(key);
        return (
          <label key={key} className={on ? `${styles.pill} ${styles.on}` : styles.pill}>
            <input
              type="checkbox"
              checked={on}
              onChange={() => setChosen((old) => toggled(old, name, key))}
            />
            {title}
          </label>
        );
      })}
    </div>
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="筛选老师"
      footer={
        <>
          <Button kind="outline" onClick={() => setChosen({ keyword: place.keyword, sort: place.sort })}>
            重置
          </Button>
          <Button
            block
            onClick={() => {
              onClose();
              navigate(placePath({ ...chosen, page: undefined }));
            }}
          >
            查看老师
          </Button>
        </>
      }
    >
      <fieldset className={styles.group}>
        <legend>学科</legend>
        <ChoicePills<SubjectGroup | ''>
          name="subject"
          options={[['', '全部'], ...groups.map(([key, { title }]) => [key, title] as const)]}
          value={chosen.subject ?? ''}
          onChoose={(subject) => setChosen((old) => ({ ...old, subject: subject || undefined }))}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>状态</legend>
        <ChoicePills
          name="open"
          options={[
            ['', '不限'],
            ['open', '今天可接单'],
            ['night', '接受夜间沟通'],
          ]}
          value={chosen.open ? 'open' : chosen.night ? 'night' : ''}
          onChoose={(state) =>
            setChosen((old) => ({
              ...old,
              open: state === 'open' ? '1' : undefined,
              night: state === 'night' ? '1' : undefined,
            }))
          }
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>准时率</legend>
        <ChoicePills<'95' | '98' | ''>
          name="on_time"
          options={[
            ['', '不限'],
            ['98', '98% 以上'],
            ['95', '95% 以上'],
          ]}
          value={chosen.on_time ?? ''}
          onChoose={(rate) => setChosen((old) => ({ ...old, on_time: rate || undefined }))}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>等级</legend>
        {boxes('level', facets.levels)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>擅长服务</legend>
        {boxes('service', facets.services)}
      </fieldset>
    </Sheet>
  );
}
