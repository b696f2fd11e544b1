import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel, serverAreasOf } from '../registers/lists.mjs';

const areaName = /^[a-z]+(-[a-z]+)*$/;
const titleText = /^[\p{L}\p{N} ·、（）()-]{1,20}$/u;

const sourcesOf = (root) => join(root, 'server/src');

const roomsOf = (root) => [...new Set(serverAreasOf(root).map((area) => area.split('/')[0]))];

/** The number after the last migration. */
function nextNumber(root) {
  const numbers = readdirSync(join(sourcesOf(root), 'db/migrations')).map((name) => Number(name.slice(0, 4)));
  return String(Math.max(...numbers.filter(Number.isFinite)) + 1).padStart(4, '0');
}

/** Why an area cannot be made; undefined when it can. */
export function problemOf({ place = '', title, unknown }, root) {
  const [room, area, ...more] = place.split('/');
  if (unknown.length > 0) return `Unknown argument: ${unknown.join(' ')}`;
  if (!room || !area || more.length > 0) return 'Where shall the area lie?';
  if (!roomsOf(root).includes(room)) return `There is no room ${room}: ${roomsOf(root).join(', ')}.`;
  if (!areaName.test(area)) return `"${area}" is no name for an area: small letters and single hyphens only.`;
  const taken = serverAreasOf(root).find((other) => other.split('/')[1] === area);
  if (taken) return `The area ${taken} exists already.`;
  if (title !== undefined && !titleText.test(title))
    return 'The title has 1 to 20 letters, digits, spaces or hyphens.';
  return undefined;
}

/** Everything that is named after an area: `content/open-data` has the calls `/open_data/…` and the table `open_data`. */
export function namesOf({ place, title }, root) {
  const [room, area] = place.split('/');
  const name = camel(area);
  const snake = area.replaceAll('-', '_');
  return {
    room,
    area,
    title: title ?? area,
    contract: name,
    type: name[0].toUpperCase() + name.slice(1),
    path: snake,
    table: snake,
    migration: `${nextNumber(root)}_${snake}`,
  };
}

/** The order of the areas with a new one behind the last of its room. */
export function withLine(index, { room, contract }, root) {
  const inRoom = serverAreasOf(root)
    .filter((area) => area.startsWith(`${room}/`))
    .map((area) => `  area.${camel(area.split('/')[1])},\n`);
  const last = Math.max(...inRoom.map((line) => index.indexOf(line) + line.length));
  return `${index.slice(0, last)}  area.${contract},\n${index.slice(last)}`;
}
