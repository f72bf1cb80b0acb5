/**
 * What Python says where a module has none of some names: by `from module import name`, by `module.name`, and by `import module.name`
 * where the name was one of a module. Both are patterns.
 */
export const lacksName = (module: string, names: string): RegExp =>
  new RegExp(
    `cannot import name '(?:${names})' from '${module}'|[Mm]odule '${module}' has no attribute '(?:${names})'|No module named '${module}\\.(?:${names})['.]`,
  )
