import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; html: string }[];
}

declare const window: {
  axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
};

/**
 * A page at rest: what fades while a price or a list is being asked for, or slides in, has other colours for a moment
 * than the ones that people read.
 */
export async function atRest(page: Page): Promise<void> {
  // Once the event stream is open the network is never idle again; by then everything else has come.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Short messages stand for a moment, and fade while they go.
  await expect(page.locator('.adm-toast-main:visible, .ant-message-notice')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** What axe calls serious or critical on a page at rest, one line each. */
export async function serious(page: Page): Promise<string[]> {
  await atRest(page);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const result = await window.axe.run(document, { resultTypes: ['violations'] });
    return result.violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
