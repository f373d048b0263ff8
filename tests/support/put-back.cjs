// Gives an object the properties that it had: what a suite did to it is undone at the suite's end, where it outlives the suite.

/** By key. `keys` are all of the object's own, where it doesn't name them itself. */
const descriptorsOf = (object, keys = Reflect.ownKeys(object)) =>
  new Map(
    keys
      .map((key) => [key, Object.getOwnPropertyDescriptor(object, key)])
      .filter(([, descriptor]) => descriptor),
  );

const isSame = (one, other) => one && Object.is(one.value, other.value) && one.get === other.get;

/** Leaves alone what can't be changed. */
function putBack(object, before, keys = Reflect.ownKeys(object)) {
  for (const key of keys) {
    if (!before.has(key) && Object.getOwnPropertyDescriptor(object, key)) Reflect.deleteProperty(object, key);
  }
  for (const [key, descriptor] of before) {
    if (!isSame(Object.getOwnPropertyDescriptor(object, key), descriptor))
      Reflect.defineProperty(object, key, descriptor);
  }
}

module.exports = { descriptorsOf, isSame, putBack };
