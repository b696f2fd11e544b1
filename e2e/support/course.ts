import { expect, type Page } from '@playwright/test';
import { cashier } from './cashier';
import { expectReady, open } from './main-area';
import { leaveForAlipay } from './pay-order';

/** What a player's video says of itself. */
interface Film {
  time: number;
  width: number;
  /** Pictures that were decoded since its beginning. */
  frames: number;
  paused: boolean;
  /** How much the colours of the present picture differ: nothing for an empty one. */
  spread: number;
}

/** The player of a page: what a person does with it, and what the browser really shows. */
export class PlayerPage {
  constructor(private readonly page: Page) {}

  readonly box = () => this.page.getByRole('region', { name: /^播放器/ });

  /** What the video says now. */
  film(): Promise<Film> {
    return this.page.locator('video').evaluate((element) => {
      const film = element as HTMLVideoElement;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [32, 18];
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      pen?.drawImage(film, 0, 0, 32, 18);
      const { data = new Uint8ClampedArray() } = pen?.getImageData(0, 0, 32, 18) ?? {};
      const light = Array.from({ length: data.length / 4 }, (_, n) => data[n * 4] ?? 0);
      return {
        time: film.currentTime,
        width: film.videoWidth,
        frames: film.getVideoPlaybackQuality().totalVideoFrames,
        paused: film.paused,
        spread: Math.max(...light) - Math.min(...light),
      };
    });
  }

  /** Presses play where the browser wants a press first. */
  async begin(): Promise<void> {
    await expect(this.box()).toBeVisible();
    await expect.poll(async () => (await this.film()).width, { timeout: 60_000 }).toBeGreaterThan(0);
    const { paused } = await this.film();
    if (paused) await this.box().getByRole('button', { name: /^播放/ }).first().click();
    await expect.poll(async () => (await this.film()).paused).toBe(false);
  }

  /** Pictures are decoded, time goes on, and they are no empty ones. */
  async plays(): Promise<void> {
    await this.begin();
    const before = await this.film();
    await expect
      .poll(async () => (await this.film()).time, { timeout: 60_000 })
      .toBeGreaterThan(before.time + 2);
    const after = await this.film();
    expect(after.width, 'a real picture').toBeGreaterThanOrEqual(320);
    expect(after.frames - before.frames, 'pictures that were decoded').toBeGreaterThan(10);
    expect(after.spread, 'what the picture shows').toBeGreaterThan(20);
  }

  /** Sets a speed by the menu of the player. */
  async speed(label: string): Promise<void> {
    await this.box().hover();
    await this.box()
      .getByRole('button', { name: /^播放速度/ })
      .click();
    await this.box().getByRole('menuitemradio', { name: label }).click();
  }

  /** Stops where it is. */
  async pause(): Promise<void> {
    await this.page.locator('video').evaluate((film) => (film as HTMLVideoElement).pause());
  }
}

/** Buys a course through its page, order and cashier. */
export async function buyCourse(page: Page, course: number, isMobile: boolean): Promise<void> {
  await open(page, `/buyclass?class=${course}`, 'mf-courses');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  const adult = page.getByRole('checkbox', { name: /年满18周岁/ });
  if (await adult.isVisible()) await adult.check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expectReady(page, 'mf-services');
  await leaveForAlipay(page, isMobile);
  await cashier.pay(page);
  await expectReady(page, 'mf-services');
  await expect(page.getByRole('main')).toContainText('课程已开通');
}

/** Where a lesson plays on a platform. */
export const lessonAddress = (course: number, lesson: number, isMobile: boolean): string =>
  isMobile ? `/playclass/${course}/${lesson}` : `/playclass?class=${course}&lesson=${lesson}`;
