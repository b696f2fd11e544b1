import { sql } from 'kysely';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import { coverUrl, readData } from '../data';
import { demoServices } from './services';
import { categoryData, refundRules, type ServiceData } from './shapes';

const day = 86_400_000;

/** Categories and services with their specifications. */
export async function seedCatalogue(trx: Db, core: Core): Promise<void> {
  const categories = readData('categories.json', categoryData);
  await insertRow(
    trx,
    'categories',
    categories.map(({ cover, ...category }) => ({
      ...category,
      cover: coverUrl(cover),
      sort: category.id,
    })),
  );

  await sql`select setval('categories_id_seq', max(id)) from categories`.execute(trx);

  const services = demoServices();
  const rules = readData('refund-rules.json', refundRules);
  const now = core.settings.clock.now();
  await insertRow(
    trx,
    'goods',
    services.map((service) => goodsRow(service, rules[service.refund] ?? [], now)),
  );
  await insertRow(trx, 'goods_specs', services.flatMap(specRows));
  await sql`select setval(pg_get_serial_sequence('goods', 'id'), max(id)) from goods`.execute(trx);
}

function goodsRow(service: ServiceData, rules: [string, string][], now: number) {
  const { id, category_id, title, subtitle, price_mode, unit, deliver_days, form_no, need_trial } = service;
  const { suitable_for, included, not_included, tags, sales, is_hot, sort } = service;
  // Between 400 and 30 days old, in an order of their own, so that 新品 sorts differently from the rest.
  const age = 30 + ((id * 137) % 371);
  return {
    ...{ id, category_id, title, subtitle, price_mode, unit, deliver_days, form_no, need_trial },
    ...{ suitable_for, included, not_included, tags, sales, is_hot, sort },
    cover: coverUrl(service.cover),
    gallery: service.gallery.map(coverUrl),
    origin_price_fen: Math.round(service.origin * 100),
    detail_html: service.detail.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    steps: JSON.stringify(service.steps.map(([name, description]) => ({ title: name, description }))),
    faq: JSON.stringify(service.faq.map(([question, answer]) => ({ question, answer }))),
    refund_rules: JSON.stringify(rules.map(([stage, rule]) => ({ stage, rule }))),
    related_ids: service.related,
    status: service.off_shelf ? (2 as const) : (1 as const),
    created_at: new Date(now - age * day),
    updated_at: new Date(now - age * day),
  };
}

function specRows({ id, specs }: ServiceData) {
  return specs.map(({ name, description, price, days, revisions, stock }, sort) => ({
    goods_id: id,
    ...{ name, description, days, revisions, sort },
    price_fen: Math.round(price * 100),
    stock: stock ?? null,
  }));
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
