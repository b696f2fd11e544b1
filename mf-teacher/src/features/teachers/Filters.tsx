import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { useState } from 'react';
import styles from './Filters.module.css';
import { type Place, placePath, toggled } from './place';

type Facets = DataOf<'GET /teacher/show/list'>['facets'];

interface FiltersProps {
  place: Place;
  facets: Facets | undefined;
}

/** Services that stand there before somebody asks for all. */
const firstServices = 6;

/** What the list can be narrowed to, each with how many it would leave. Links, so that they work without a script too. */
export function Filters({ place, facets }: FiltersProps) {
  const [all, setAll] = useState(false);
  if (!facets) return <div className={styles.box} aria-hidden />;
  const chosen = (name: 'service' | 'level', key: string) => (place[name]?.split(',') ?? []).includes(key);
  const services = facets.services.filter(({ key }, n) => all || n < firstServices || chosen('service', key));
  const box = (key: string, on: boolean, title: string, count: number, to: Place) => (
    <li key={key}>
      <Link
        to={placePath({ ...to, page: undefined })}
        replace
        className={styles.choice}
        aria-current={on ? 'true' : undefined}
      >
        <span className={on ? `${styles.box2} ${styles.on}` : styles.box2} aria-hidden />
        <span>{title}</span>
        <small>{count}</small>
      </Link>
    </li>
  );
  return (
    <section className={styles.box} aria-label="筛选">
      <h2>学科</h2>
      <ul className={styles.subjects}>
        {facets.subjects.map(({ key, title, count }) => {
          const subject = (key || undefined) as Place['subject'];
          const on = place.subject === subject;
          return (
            <li key={key}>
              <Link
                to={placePath({ ...place, subject, page: undefined })}
                replace
                className={on ? styles.here : undefined}
                aria-current={on ? 'true' : undefined}
              >
                <span>{title}</span>
                <small>{count}</small>
              </Link>
            </li>
          );
        })}
      </ul>
      <h2>擅长服务</h2>
      <ul>
        {services.map(({ key, title, count }) =>
          box(key, chosen('service', key), title, count, toggled(place, 'service', key)),
        )}
      </ul>
      {all ? null : (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          展开全部 {facets.services.length} 项
        </button>
      )}
      <h2>等级</h2>
      <ul>
        {facets.levels.map(({ key, title, count }) =>
          box(key, chosen('level', key), title, count, toggled(place, 'level', key)),
        )}
      </ul>
      <h2>状态</h2>
      <ul>
        {facets.states.map(({ key, title, count }) => {
          const name = key as 'open' | 'night';
          return box(key, place[name] === '1', title, count, {
            ...place,
            [name]: place[name] ? undefined : '1',
          });
        })}
      </ul>
      <h2>准时率</h2>
      <ul>
        {facets.on_time.map(({ key, title, count }) =>
          box(key, place.on_time === key, title, count, {
            ...place,
            on_time: place.on_time === key ? undefined : (key as '95' | '98'),
          }),
        )}
      </ul>
    </section>
  );
}
