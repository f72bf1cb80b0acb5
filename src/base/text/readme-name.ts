/** Name of a text in which an author tells of a project, of whatever language, as `README_zh.md`; a page or a picture is none. */
export const README_NAME = /^(?:[\w.-]{1,60}[_.-])?readme(?:[^/]{0,60}\.(?:md|markdown|rst|txt)|[^/.]{0,60})$/i
