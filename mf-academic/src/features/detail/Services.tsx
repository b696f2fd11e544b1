import { isLive, Link } from '@harbor/runtime';
import { Cover, Price } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import cards from '../../parts/Cards.module.css';
import styles from './Services.module.css';
import type { Article } from './useArticle';

/** So many at most. */
const shown = 4;

const facts = (goods: Article['service_goods'][number]) =>
  [
    goods.deliver_days > 0 ? `${goods.deliver_days} 天交付` : '',
    goods.free_revisions > 0 ? `免费修改 ${goods.free_revisions} 次` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** Services that help with what an article is about. */
export function Services({ goods }: { goods: Article['service_goods'] }) {
  if (goods.length === 0 || !isLive('/goodsdetail/1')) return null;
  return (
    <section className={styles.services} aria-label="相关服务">
      <header className={styles.head}>
        <h2>相关服务</h2>
        <p>{onPhone ? '研究与结论始终属于您' : '由认证教师指导，研究与结论始终属于您'}</p>
      </header>
      <ul className={cards.four}>
        {goods.slice(0, shown).map((one) => (
          <li key={one.id}>
            <Link to={`/goodsdetail/${one.id}`} className={cards.card}>
              <Cover src={one.cover} className={cards.picture} />
              <span className={cards.body}>
                <strong className={cards.title}>{one.title}</strong>
                <span className={cards.facts}>{facts(one)}</span>
                <Price fen={one.price_mode === 3 ? null : one.price_fen} unit={one.unit} size="m" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
