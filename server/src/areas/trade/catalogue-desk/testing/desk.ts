import { randomUUID } from 'node:crypto';
import type { BodyOf, CatalogueService, ShelfEvent } from '@harbor/contract';
import { testApp } from '../../../../testing/app';
import { addPicture, type NewService, wholeService } from './catalogue';

type SaveBody = BodyOf<'POST /staff/catalogue/services/save/:id'>;

/** The body that leaves a service as it is. */
export function bodyOf(service: CatalogueService): SaveBody {
  const { id: _, status, sales, updated_at, missing, events, history, specs, ...body } = service;
  return { ...body, specs: specs.map(({ stock: __, ...spec }) => spec) };
}

/** The part of a body in which the first specification costs something else. */
export const withPrice = (service: CatalogueService, price_fen: number) => ({
  specs: bodyOf(service).specs.map((spec, n) => (n === 0 ? { ...spec, price_fen } : spec)),
});

/** A site with one category, and somebody who keeps its catalogue. */
export async function openDesk() {
  const site = await testApp();
  const staff = await site.user({ roles: ['operations'] });
  const picture = await addPicture(site);
  const once = () => ({ token: staff.token, idempotencyKey: randomUUID() });
  const createCategory = (title: string) =>
    site.call('POST /staff/catalogue/categories/create', {
      ...once(),
      body: { title, description: '由同领域编辑校订', cover: picture },
    });
  const category = (await createCategory('翻译润色')).data.id;

  async function create(more: Partial<NewService> = {}): Promise<CatalogueService> {
    const body = wholeService(category, picture, more);
    const { status, data } = await site.call('POST /staff/catalogue/services/create', { ...once(), body });
    expect(status).toBe(200);
    return data;
  }
  const move = (id: number, event: ShelfEvent) =>
    site.call('POST /staff/catalogue/services/shelf/:id', {
      token: staff.token,
      params: { id },
      body: { event },
    });
  return {
    ...{ site, staff, picture, category, once, createCategory, create, move },
    /** A service on the shelf. */
    async listed(more: Partial<NewService> = {}): Promise<CatalogueService> {
      const { id } = await create(more);
      const { data } = await move(id, 'list');
      expect(data.status).toBe(1);
      return data;
    },
    save: (service: CatalogueService, more: Partial<SaveBody> = {}) =>
      site.call('POST /staff/catalogue/services/save/:id', {
        token: staff.token,
        params: { id: service.id },
        body: { ...bodyOf(service), ...more },
      }),
    /** What everybody reads, once the change was announced. */
    async detail(id: number) {
      await site.heard();
      return site.call('GET /service/detail/:id', { params: { id } });
    },
    async home() {
      await site.heard();
      return site.call('GET /index/goods');
    },
    buy: (id: number, specId: number, token: string, quantity = 1) =>
      site.call('POST /service/purchase/:id', {
        token,
        idempotencyKey: randomUUID(),
        params: { id },
        body: { spec_id: specId, quantity, agreed: true, adult: true },
      }),
    stock: (id: number, body: BodyOf<'POST /staff/catalogue/stock/:id'>) =>
      site.call('POST /staff/catalogue/stock/:id', { ...once(), params: { id }, body }),
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
