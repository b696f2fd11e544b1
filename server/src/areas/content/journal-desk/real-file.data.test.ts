import { readFileSync } from 'node:fs';
import { settledIndex } from '../journals/index/library';
import { type JournalDesk, openJournalDesk } from './testing/desk';

/** A file of real journals in the columns of a DOAJ export; it is no part of the product. */
const file = process.env.HARBOR_JOURNALS_CSV;

describe('the real journals of HARBOR_JOURNALS_CSV', () => {
  let desk: JournalDesk;
  beforeAll(async () => {
    if (!file) throw new Error('HARBOR_JOURNALS_CSV names the file with the journals.');
    desk = await openJournalDesk();
  });
  afterAll(() => desk?.site.close());

  test('none is lost and none is merged by its name alone', async () => {
    const found = await desk.imported(readFileSync(file ?? '', 'utf8'));
    const counts = found.counts ?? { rows: 0, new: 0, changed: 0, same: 0, merged: 0, refused: 0, noted: 0 };
    expect(counts.new + counts.changed + counts.same + counts.merged + counts.refused).toBe(counts.rows);
    const rows = await desk.site.core.db
      .selectFrom('journal_import_rows')
      .select(['row_no', 'title', 'verdict', 'reason'])
      .where('import_id', '=', found.id)
      .orderBy('row_no')
      .execute();
    console.log(
      JSON.stringify(counts),
      rows.map(({ row_no, title, verdict, reason }) => `${row_no} ${verdict} ${title}: ${reason}`).join('\n'),
    );
    await desk.site.heard();
    const index = await settledIndex(desk.site.core);
    expect(index.size).toBe(counts.new);
    // Every row but the refused ones is found by its own name.
    const names = await desk.site.core.db
      .selectFrom('journal_names')
      .select('key')
      .where('kind', 'in', ['name', 'alias'])
      .execute();
    expect(names.length).toBe(counts.new + counts.merged);
    await desk.rollBack(found.id);
    expect((await desk.library()).journals).toEqual([]);
  });
});
