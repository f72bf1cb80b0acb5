export { t as answerTasks } from "./answer.js";
