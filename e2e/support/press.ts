import { type APIRequestContext, type Browser, test } from '@playwright/test';
import { call } from './api';

export interface Named {
  id: number;
  title: string;
}

interface Card extends Named {
  tags: Named[];
}

interface Detail {
  info: Card & { headings: Named[]; service_goods: Named[] };
}

export interface Tag extends Named {
  press_count: number;
}

/** An article of the demo data with contents, services beside it, and a tag that the front page names. */
export async function richArticle(request: APIRequestContext): Promise<Detail['info'] & { tag: Tag }> {
  const { tags } = await call<{ tags: Tag[] }>(request, 'GET', '/press/front');
  const { data } = await call<{ data: Card[] }>(request, 'GET', '/press/list?type=2');
  for (const { id, tags: own } of data) {
    const tag = tags.find((one) => own.some((other) => other.id === one.id));
    const { info } = await call<Detail>(request, 'GET', `/press/${id}/detail`);
    if (tag && info.headings.length > 1 && info.service_goods.length > 0) return { ...info, tag };
  }
  throw new Error('no article of the demo data has contents, services and a tag of the front page');
}

/** A browser without scripts, of the same platform. */
export async function scriptless(browser: Browser) {
  const { use } = test.info().project;
  const { baseURL, viewport, userAgent, isMobile, hasTouch } = use;
  return browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
    ...(userAgent && { userAgent }),
    ...(isMobile && { isMobile }),
    ...(hasTouch && { hasTouch }),
  });
}
