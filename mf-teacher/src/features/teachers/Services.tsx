import type { TeacherPage } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { Cover, Price } from '@harbor/ui';
import { useState } from 'react';
import styles from './Services.module.css';

const quoted = 3;
const atFirst = 4;

/** Services of the shop that a teacher takes on. */
export function Services({ services }: Pick<TeacherPage, 'services'>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={styles.list}>
        {(all ? services : services.slice(0, atFirst)).map((service) => (
          <li key={service.id}>
            <LiveLink to={`/goodsdetail/${service.id}`} className={styles.card}>
              <span className={styles.cover}>
                <Cover src={service.cover} alt="" />
              </span>
              <span className={styles.words}>
                <b>{service.title}</b>
                <small>
                  {service.deliver_days} 天 · 免费修改 {service.free_revisions} 次
                  {service.need_trial ? ' · 可试做' : ''}
                </small>
                <span>
                  {service.price_mode === quoted ? (
                    '按需求报价'
                  ) : (
                    <>
                      <Price fen={service.price_fen} />
                      <small> /{service.unit}</small>
                    </>
                  )}
                </span>
              </span>
            </LiveLink>
          </li>
        ))}
      </ul>
      {!all && services.length > atFirst ? (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          全部 {services.length} 项
        </button>
      ) : null}
    </>
  );
}
