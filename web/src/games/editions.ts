// The data of a game as they were: data/<id>/editions.json tells how former editions differ from the one that follows. Matches that began
// with a former edition are played on with it. tools/compile_data/editions.cc reads the same file for the rules.
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function keyOf(entry: unknown, index: number): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : String(index);
}

// The value of the former edition: objects name what differs, lists their entries by id or index, and anything else is replaced.
function changed(value: Json, difference: Json): Json {
  if (typeof difference !== 'object' || difference === null || Array.isArray(difference)) return difference;
  if (typeof value !== 'object' || value === null) return difference;
  if (Array.isArray(value))
    return value.map((entry, i) => {
      const own = difference[keyOf(entry, i)];
      return own === undefined ? entry : changed(entry, own);
    });
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const own = difference[key];
      return [key, own === undefined ? part : changed(part, own)];
    }),
  );
}

interface Former {
  rules_version: number;
}

// A file of the data as a rules version had it.
export function fileOf<File>(present: File, name: string, editions: readonly Former[], rulesVersion: number): File {
  let file = present as unknown as Json;
  for (const former of [...editions].reverse()) {
    if (former.rules_version < rulesVersion) break;
    const difference = (former as unknown as Record<string, Json>)[name];
    if (difference !== undefined) file = changed(file, difference);
  }
  return file as unknown as File;
}
