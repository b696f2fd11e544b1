// What stands on a slide, step by step: each kind of scene draws its first `shown` elements. The lowest sixth stays free,
// captions are laid over it.
import { broken, letters, widthOf } from './letters.mjs';
import { looks } from './looks.mjs';

export const width = 1280;
export const height = 720;

const box = { left: 90, right: 1190, top: 190, bottom: 590 };
const wide = box.right - box.left;

const card = (x, y, w, h, look, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="16" fill="${look.card}" ${extra}/>`;

const colour = (look, n) => [look.main, look.second, look.third][n % 3];

/** Lines of text under each other, in the middle of a place. */
function block(text, { x, y, size, fill, weight, most, anchor = 'start' }) {
  const lines = broken(text, size, most, weight);
  const first = y - ((lines.length - 1) * size * 1.45) / 2 + size * 0.36;
  return lines
    .map((line, n) => letters(line, { x, y: first + n * size * 1.45, size, fill, weight, anchor }))
    .join('');
}

const upTo = (items, shown) => items.slice(0, Math.max(1, shown));

const kinds = {
  points(items, look, shown) {
    const step = Math.min(124, 400 / items.length);
    return upTo(items, shown)
      .map((item, n) => {
        const y = box.top + n * step;
        return (
          card(box.left, y, wide, step - 20, look) +
          `<rect x="${box.left}" y="${y}" width="10" height="${step - 20}" rx="5" fill="${colour(look, n)}"/>` +
          block(item, {
            x: box.left + 44,
            y: y + (step - 20) / 2,
            size: 36,
            fill: look.ink,
            weight: 'medium',
            most: wide - 80,
          })
        );
      })
      .join('');
  },
  compare(items, look, shown) {
    const w = wide / 2 - 20;
    return upTo(items, shown)
      .map((item, n) => {
        const [head, tail] = item.split('|');
        const x = box.left + n * (w + 40);
        return (
          card(x, box.top + 10, w, 360, look) +
          `<rect x="${x}" y="${box.top + 10}" width="${w}" height="12" rx="6" fill="${colour(look, n)}"/>` +
          block(head, {
            x: x + w / 2,
            y: box.top + 150,
            size: 38,
            fill: look.ink,
            weight: 'bold',
            most: w - 70,
            anchor: 'middle',
          }) +
          block(tail, {
            x: x + w / 2,
            y: box.top + 290,
            size: 28,
            fill: look.soft,
            weight: 'regular',
            most: w - 70,
            anchor: 'middle',
          })
        );
      })
      .join('');
  },
  flow(items, look, shown) {
    const w = (wide - (items.length - 1) * 60) / items.length;
    return upTo(items, Math.ceil((shown * items.length) / Math.max(2, items.length - 1)))
      .map((item, n) => {
        const x = box.left + n * (w + 60);
        const arrow =
          n === 0
            ? ''
            : `<path d="M${x - 50} 380h34m-12-12 14 12-14 12" fill="none" stroke="${look.soft}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
        return (
          arrow +
          card(x, 280, w, 200, look) +
          `<circle cx="${x + w / 2}" cy="280" r="30" fill="${colour(look, n)}"/>` +
          letters(String(n + 1), {
            x: x + w / 2,
            y: 291,
            size: 30,
            fill: '#fff',
            weight: 'bold',
            anchor: 'middle',
          }) +
          block(item, {
            x: x + w / 2,
            y: 390,
            size: 34,
            fill: look.ink,
            weight: 'bold',
            most: w - 30,
            anchor: 'middle',
          })
        );
      })
      .join('');
  },
  bars(items, look, shown) {
    const values = items.map((item) => item.split('='));
    const most = Math.max(...values.map(([, value]) => Number(value)));
    const step = 380 / items.length;
    const label = Math.max(...values.map(([name]) => widthOf(name, 28, 'medium'))) + 40;
    return upTo(values, shown + 1)
      .map(([name, value], n) => {
        const y = box.top + 20 + n * step;
        const w = ((wide - label - 90) * Number(value)) / most;
        return (
          letters(name, {
            x: box.left + label - 24,
            y: y + step / 2,
            size: 28,
            fill: look.ink,
            weight: 'medium',
            anchor: 'end',
          }) +
          `<rect x="${box.left + label}" y="${y + 8}" width="${w}" height="${step - 40}" rx="10" fill="${colour(look, n)}"/>` +
          letters(value, {
            x: box.left + label + w + 16,
            y: y + step / 2,
            size: 28,
            fill: look.soft,
            weight: 'bold',
          })
        );
      })
      .join('');
  },
  hist(items, look, shown) {
    const values = items.map(Number);
    const most = Math.max(...values);
    const w = wide / items.length;
    const mean =
      values.reduce((sum, value, n) => sum + value * n, 0) / values.reduce((sum, value) => sum + value, 0);
    const line = (at, text, fill, y) =>
      `<path d="M${box.left + at * w} ${box.top + 20}V570" stroke="${fill}" stroke-width="5" stroke-dasharray="12 10"/>` +
      letters(text, { x: box.left + at * w + 14, y, size: 28, fill, weight: 'bold' });
    return (
      values
        .map((value, n) => {
          const h = (330 * value) / most;
          return `<rect x="${box.left + n * w + 6}" y="${570 - h}" width="${w - 12}" height="${h}" rx="8" fill="${look.main}" opacity=".82"/>`;
        })
        .join('') +
      (shown > 1 ? line(mean + 0.5, '均值', look.third, 240) : '') +
      (shown > 2 ? line(2.55, '中位数', look.second, 290) : '')
    );
  },
  box(items, look, shown) {
    const [low, first, middle, third, high] = items.map(
      (value) => box.left + 60 + (Number(value) / 16) * (wide - 120),
    );
    const names = ['最小值', '下四分位', '中位数', '上四分位', '最大值'];
    return (
      `<path d="M${low} 390H${high}" stroke="${look.soft}" stroke-width="6"/>` +
      [low, high].map((x) => `<path d="M${x} 350v80" stroke="${look.soft}" stroke-width="6"/>`).join('') +
      `<rect x="${first}" y="300" width="${third - first}" height="180" rx="12" fill="${look.main}" opacity="${shown > 1 ? 1 : 0.5}"/>` +
      `<path d="M${middle} 300v180" stroke="${look.card}" stroke-width="10"/>` +
      [low, first, middle, third, high]
        .map((x, n) =>
          letters(names[n], {
            x,
            y: n % 2 ? 540 : 270,
            size: 26,
            fill: look.ink,
            weight: 'medium',
            anchor: 'middle',
          }),
        )
        .join('')
    );
  },
  scatter(items, look, shown) {
    const spread = Number(items[0]);
    const dots = Array.from({ length: 60 }, (_, n) => {
      // A fixed pattern that looks like chance.
      const u = ((n * 7919) % 1000) / 1000;
      const v =
        (((n * 104729) % 1000) / 1000 +
          ((n * 1299709) % 1000) / 1000 +
          ((n * 15485863) % 1000) / 1000 -
          1.5) *
        spread;
      return `<circle cx="${box.left + 30 + u * (wide - 60)}" cy="${390 - v * 110}" r="11" fill="${colour(look, n % 2)}" opacity=".75"/>`;
    });
    const band =
      shown > 1
        ? `<rect x="${box.left}" y="${390 - 60 * spread}" width="${wide}" height="${120 * spread}" fill="${look.third}" opacity=".18"/>`
        : '';
    return `${band}<path d="M${box.left} 390h${wide}" stroke="${look.soft}" stroke-width="4"/>${dots.join('')}`;
  },
  curve(items, look, shown) {
    const values = items.map(Number);
    const points = values.map((value, n) => [
      box.left + 60 + (n * (wide - 120)) / (values.length - 1),
      560 - value * 330,
    ]);
    const some = points.slice(0, Math.max(2, Math.ceil((points.length * shown) / 2)));
    return (
      `<path d="M${box.left + 40} ${box.top}V570H${box.right}" fill="none" stroke="${look.soft}" stroke-width="5"/>` +
      `<path d="M${some.map((point) => point.join(' ')).join('L')}" fill="none" stroke="${look.main}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>` +
      some
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="13" fill="${look.second}" stroke="${look.card}" stroke-width="5"/>`,
        )
        .join('')
    );
  },
  intervals(items, look, shown) {
    const step = wide / items.length;
    return (
      `<path d="M${box.left} 390h${wide}" stroke="${look.third}" stroke-width="5" stroke-dasharray="14 10"/>` +
      items
        .slice(0, Math.ceil((items.length * shown) / 2))
        .map((item, n) => {
          const x = box.left + (n + 0.5) * step;
          const y = 390 - Number(item) * 220;
          const hit = Math.abs(y - 390) < 100;
          return `<path d="M${x} ${y - 100}v200m-22 0h44m-44-200h44" stroke="${hit ? look.main : look.third}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="14" fill="${hit ? look.second : look.third}"/>`;
        })
        .join('')
    );
  },
  venn(items, look, shown) {
    const [one, two] = items;
    return (
      `<circle cx="520" cy="385" r="195" fill="${look.main}" opacity=".45"/>` +
      (shown > 1 || items.length > 1
        ? `<circle cx="760" cy="385" r="195" fill="${look.second}" opacity=".45"/>`
        : '') +
      letters(one, { x: 430, y: 398, size: 38, fill: look.ink, weight: 'bold', anchor: 'middle' }) +
      letters(two, { x: 850, y: 398, size: 38, fill: look.ink, weight: 'bold', anchor: 'middle' }) +
      (shown > 1
        ? letters('交集', { x: 640, y: 398, size: 34, fill: look.ink, weight: 'bold', anchor: 'middle' })
        : '')
    );
  },
  tree(items, look, shown) {
    const places = [
      [640, 230],
      [400, 370],
      [880, 370],
      [400, 510],
      [880, 510],
    ];
    const from = [0, 0, 0, 1, 2];
    const some = items.slice(0, [0, 1, 3, 5, 5][shown] ?? 5);
    return (
      some
        .map((_, n) => {
          if (n === 0) return '';
          const [[x, y], [px, py]] = [places[n], places[from[n]]];
          return `<path d="M${px} ${py + 42}C${px} ${y - 60} ${x} ${py + 70} ${x} ${y - 42}" fill="none" stroke="${look.soft}" stroke-width="5"/>`;
        })
        .join('') +
      some
        .map((item, n) => {
          const [x, y] = places[n];
          const w = Math.max(220, widthOf(item, 30, 'bold') + 70);
          return (
            `<rect x="${x - w / 2}" y="${y - 42}" width="${w}" height="84" rx="42" fill="${n === 0 ? look.main : look.card}" stroke="${colour(look, n)}" stroke-width="4"/>` +
            letters(item, {
              x,
              y: y + 11,
              size: 30,
              fill: n === 0 ? '#fff' : look.ink,
              weight: 'bold',
              anchor: 'middle',
            })
          );
        })
        .join('')
    );
  },
  table(items, look, shown) {
    const rows = items.map((item) => item.split('|'));
    const columns = rows[0].length;
    const step = Math.min(88, 390 / rows.length);
    return rows
      .slice(0, shown + 1)
      .map((row, n) => {
        const y = box.top + 10 + n * step;
        const back = n === 0 ? look.main : n % 2 ? look.card : 'none';
        return (
          `<rect x="${box.left}" y="${y}" width="${wide}" height="${step - 6}" rx="12" fill="${back}"/>` +
          row
            .map((cell, c) =>
              block(cell, {
                ...{ x: box.left + 30 + (c * wide) / columns, y: y + step / 2 - 3, size: 28 },
                ...{
                  fill: n === 0 ? '#fff' : look.ink,
                  weight: n === 0 || c === 0 ? 'bold' : 'regular',
                  most: wide / columns - 40,
                },
              }),
            )
            .join('')
        );
      })
      .join('');
  },
  palette(items, look, shown) {
    const w = wide / items.length;
    return upTo(items, shown * 2)
      .map(
        (item, n) =>
          `<rect x="${box.left + n * w + 14}" y="230" width="${w - 28}" height="260" rx="22" fill="${item}"/>` +
          letters(item, {
            x: box.left + (n + 0.5) * w,
            y: 540,
            size: 28,
            fill: look.ink,
            weight: 'medium',
            anchor: 'middle',
          }),
      )
      .join('');
  },
  gantt(items, look, shown) {
    const step = 360 / items.length;
    return upTo(items, shown * 2)
      .map((item, n) => {
        const [name, span] = item.split('=');
        const [from, to] = span.split('-').map(Number);
        const unit = (wide - 180) / 18;
        const y = box.top + 20 + n * step;
        return (
          letters(name, {
            x: box.left + 140,
            y: y + step / 2,
            size: 28,
            fill: look.ink,
            weight: 'medium',
            anchor: 'end',
          }) +
          `<rect x="${box.left + 170 + from * unit}" y="${y + 10}" width="${(to - from) * unit}" height="${step - 38}" rx="14" fill="${colour(look, n)}"/>`
        );
      })
      .join('');
  },
  big(items, look) {
    return (
      card(box.left + 40, 230, wide - 80, 290, look) +
      block(items[0], {
        x: 640,
        y: 375,
        size: 52,
        fill: look.main,
        weight: 'bold',
        most: wide - 180,
        anchor: 'middle',
      })
    );
  },
};

/** What lies behind: another pattern for each look. */
function ground(look, name) {
  const dots = Array.from({ length: 9 }, (_, n) => {
    const r = 30 + ((n * 53) % 90);
    const [x, y] = [(n * 311) % width, ((n * 197) % 500) + 40];
    if (name === 'grid')
      return `<path d="M${n * 160} 0V720M0 ${n * 90}H1280" stroke="${look.soft}" stroke-width="1" opacity=".18"/>`;
    if (name === 'slate' || name === 'ocean')
      return `<path d="M0 ${600 + n * 14}q320 -60 640 0t640 0V720H0Z" fill="${look.main}" opacity=".05"/>`;
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${look.main}" opacity=".05"/>`;
  });
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${look.ground[0]}"/><stop offset="1" stop-color="${look.ground[1]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${dots.join('')}`;
}

/** A slide as SVG: the first `shown` steps of a scene. @param share how far the lesson is, 0 to 1 */
export function slide({ lesson, number, scene, shown, share }) {
  const look = looks[lesson.look];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground(look, lesson.look)}${letters(
    scene.title,
    { x: box.left, y: 120, size: 50, fill: look.ink, weight: 'bold' },
  )}<rect x="${box.left}" y="146" width="88" height="8" rx="4" fill="${look.main}"/>${letters(
    `${lesson.title} · ${number}`,
    { x: box.right, y: 112, size: 22, fill: look.soft, anchor: 'end' },
  )}${kinds[scene.kind](scene.items, look, shown)}<rect x="0" y="0" width="${(width * share).toFixed(1)}" height="8" fill="${look.second}"/></svg>`;
}
