// JSON merge patch, RFC 7396: objects merge, null removes a key, anything else replaces. Neither argument is changed; parts that the
// patch does not touch stay the same objects, so that changes can be found by identity.
import type { Json, JsonObject } from '../protocol';

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

// Defined, not assigned: "__proto__" is a key like any other.
function put(target: JsonObject, key: string, value: Json): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}

export function mergePatch<Target extends Json>(target: Target, patch: JsonObject): JsonObject;
export function mergePatch(target: Json | undefined, patch: Json): Json;
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const before: JsonObject = isObject(target) ? target : {};
  const after: JsonObject = { ...before };
  let changed = before !== target;
  for (const [key, part] of Object.entries(patch)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (part === null) {
      changed ||= old !== undefined;
      delete after[key];
      continue;
    }
    const merged = mergePatch(old, part);
    if (merged === old) continue;
    put(after, key, merged);
    changed = true;
  }
  return changed ? after : before;
}
