/** The rows of a CSV as objects by the names of its columns. */
export function readCsv(text) {
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  const end = () => {
    row.push(cell);
    cell = '';
  };
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i];
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') end();
    else if (letter === '\n') {
      end();
      rows.push(row);
      row = [];
    } else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || row.length > 0) {
    end();
    rows.push(row);
  }
  const [header = [], ...rest] = rows;
  const names = header.map((name) => name.replace(/^\ufeff/, '').trim());
  return rest.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])));
}
