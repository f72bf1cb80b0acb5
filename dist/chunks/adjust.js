import { a as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { D as require_lib$22, E as require_lib$21, O as require_lib$16, S as require_lib$20, _ as require_lib$24, b as require_lib$17, j as require_lib$23, x as require_lib$19, y as require_lib$18 } from "./lib.js";
import { c as require_lib$28, d as require_lib$25, l as require_lib$29, s as require_lib$27, u as require_lib$26 } from "./tails.js";
// node_modules/@stdlib/assert-is-number/lib/primitive.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_primitive$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tests if a value is a number primitive.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a number primitive
	*
	* @example
	* var bool = isNumber( 3.14 );
	* // returns true
	*
	* @example
	* var bool = isNumber( NaN );
	* // returns true
	*
	* @example
	* var bool = isNumber( new Number( 3.14 ) );
	* // returns false
	*/
	function isNumber(value) {
		return typeof value === "number";
	}
	module.exports = isNumber;
}));
// node_modules/@stdlib/assert-is-number/lib/tostring.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_tostring = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_lib$16().prototype.toString;
}));
// node_modules/@stdlib/assert-is-number/lib/try2serialize.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_try2serialize = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var toString = require_tostring();
	/**
	* Attempts to serialize a value to a string.
	*
	* @private
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value can be serialized
	*/
	function test(value) {
		try {
			toString.call(value);
			return true;
		} catch (err) {
			return false;
		}
	}
	module.exports = test;
}));
// node_modules/@stdlib/assert-is-number/lib/object.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_object$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var hasToStringTag = require_lib$17();
	var nativeClass = require_lib$18();
	var Number = require_lib$16();
	var test = require_try2serialize();
	var FLG = hasToStringTag();
	/**
	* Tests if a value is a number object.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a number object
	*
	* @example
	* var bool = isNumber( 3.14 );
	* // returns false
	*
	* @example
	* var bool = isNumber( new Number( 3.14 ) );
	* // returns true
	*/
	function isNumber(value) {
		if (typeof value === "object") {
			if (value instanceof Number) return true;
			if (FLG) return test(value);
			return nativeClass(value) === "[object Number]";
		}
		return false;
	}
	module.exports = isNumber;
}));
// node_modules/@stdlib/assert-is-number/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$12 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isPrimitive = require_primitive$3();
	var isObject = require_object$3();
	/**
	* Tests if a value is a number.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is a number
	*
	* @example
	* var bool = isNumber( 3.14 );
	* // returns true
	*
	* @example
	* var bool = isNumber( new Number( 3.14 ) );
	* // returns true
	*
	* @example
	* var bool = isNumber( NaN );
	* // returns true
	*
	* @example
	* var bool = isNumber( null );
	* // returns false
	*/
	function isNumber(value) {
		return isPrimitive(value) || isObject(value);
	}
	module.exports = isNumber;
}));
// node_modules/@stdlib/assert-is-number/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$15 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is a number.
	*
	* @module @stdlib/assert-is-number
	*
	* @example
	* var isNumber = require( '@stdlib/assert-is-number' );
	*
	* var bool = isNumber( 3.14 );
	* // returns true
	*
	* bool = isNumber( new Number( 3.14 ) );
	* // returns true
	*
	* bool = isNumber( NaN );
	* // returns true
	*
	* bool = isNumber( null );
	* // returns false
	*
	* @example
	* var isNumber = require( '@stdlib/assert-is-number' ).isPrimitive;
	*
	* var bool = isNumber( 3.14 );
	* // returns true
	*
	* bool = isNumber( NaN );
	* // returns true
	*
	* bool = isNumber( new Number( 3.14 ) );
	* // returns false
	*
	* @example
	* var isNumber = require( '@stdlib/assert-is-number' ).isObject;
	*
	* var bool = isNumber( 3.14 );
	* // returns false
	*
	* bool = isNumber( new Number( 3.14 ) );
	* // returns true
	*/
	var setReadOnly = require_lib$19();
	var main = require_main$12();
	var isPrimitive = require_primitive$3();
	var isObject = require_object$3();
	setReadOnly(main, "isPrimitive", isPrimitive);
	setReadOnly(main, "isObject", isObject);
	module.exports = main;
}));
// node_modules/@stdlib/assert-is-probability/lib/primitive.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_primitive$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isNumber = require_lib$15().isPrimitive;
	/**
	* Tests if a value is a number primitive having a value which is a probability.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a number primitive having a value which is a probability
	*
	* @example
	* var bool = isProbability( 0.66 );
	* // returns true
	*
	* @example
	* var bool = isProbability( new Number( 0.66 ) );
	* // returns false
	*/
	function isProbability(value) {
		return isNumber(value) && value >= 0 && value <= 1;
	}
	module.exports = isProbability;
}));
// node_modules/@stdlib/assert-is-probability/lib/object.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_object$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isNumber = require_lib$15().isObject;
	/**
	* Tests if a value is a number object having a value which is a probability.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a number object having a value which is a probability
	*
	* @example
	* var bool = isProbability( 0.5 );
	* // returns false
	*
	* @example
	* var bool = isProbability( new Number( 0.5 ) );
	* // returns true
	*/
	function isProbability(value) {
		return isNumber(value) && value.valueOf() >= 0 && value.valueOf() <= 1;
	}
	module.exports = isProbability;
}));
// node_modules/@stdlib/assert-is-probability/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$11 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isPrimitive = require_primitive$2();
	var isObject = require_object$2();
	/**
	* Tests if a value is a probability.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is a probability
	*
	* @example
	* var bool = isProbability( 0.5 );
	* // returns true
	*
	* @example
	* var bool = isProbability( new Number( 0.5 ) );
	* // returns true
	*
	* @example
	* var bool = isProbability( 3.14 );
	* // returns false
	*
	* @example
	* var bool = isProbability( -5.0 );
	* // returns false
	*
	* @example
	* var bool = isProbability( null );
	* // returns false
	*/
	function isProbability(value) {
		return isPrimitive(value) || isObject(value);
	}
	module.exports = isProbability;
}));
// node_modules/@stdlib/assert-is-probability/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$14 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is a probability.
	*
	* @module @stdlib/assert-is-probability
	*
	* @example
	* var isProbability = require( '@stdlib/assert-is-probability' );
	*
	* var bool = isProbability( 0.5 );
	* // returns true
	*
	* bool = isProbability( new Number( 0.5 ) );
	* // returns true
	*
	* bool = isProbability( 3.14 );
	* // returns false
	*
	* bool = isProbability( -5.0 );
	* // returns false
	*
	* bool = isProbability( null );
	* // returns false
	*
	* @example
	* var isProbability = require( '@stdlib/assert-is-probability' ).isPrimitive;
	*
	* var bool = isProbability( 0.3 );
	* // returns true
	*
	* bool = isProbability( new Number( 0.3 ) );
	* // returns false
	*
	* @example
	* var isProbability = require( '@stdlib/assert-is-probability' ).isObject;
	*
	* var bool = isProbability( 0.77 );
	* // returns false
	*
	* bool = isProbability( new Number( 0.77 ) );
	* // returns true
	*/
	var setReadOnly = require_lib$19();
	var main = require_main$11();
	var isPrimitive = require_primitive$2();
	var isObject = require_object$2();
	setReadOnly(main, "isPrimitive", isPrimitive);
	setReadOnly(main, "isObject", isObject);
	module.exports = main;
}));
// node_modules/@stdlib/constants-array-max-array-length/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$13 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = 4294967295;
}));
// node_modules/@stdlib/assert-is-array-like/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$10 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isInteger = require_lib$25();
	var MAX_LENGTH = require_lib$13();
	/**
	* Tests if a value is array-like.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is array-like
	*
	* @example
	* var bool = isArrayLike( [] );
	* // returns true
	*
	* @example
	* var bool = isArrayLike( { 'length': 10 } );
	* // returns true
	*/
	function isArrayLike(value) {
		return value !== void 0 && value !== null && typeof value !== "function" && typeof value.length === "number" && isInteger(value.length) && value.length >= 0 && value.length <= MAX_LENGTH;
	}
	module.exports = isArrayLike;
}));
// node_modules/@stdlib/assert-is-array-like/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$12 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_main$10();
}));
// node_modules/@stdlib/assert-tools-array-like-function/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$9 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isArrayLike = require_lib$12();
	var format = require_lib$20();
	/**
	* Returns a function which tests if every element in an array-like object passes a test condition.
	*
	* @param {Function} predicate - function to apply
	* @throws {TypeError} must provide a function
	* @returns {Function} an array-like object function
	*
	* @example
	* var isOdd = require( '@stdlib/assert-is-odd' );
	*
	* var arr1 = [ 1, 3, 5, 7 ];
	* var arr2 = [ 3, 5, 8 ];
	*
	* var validate = arraylikefcn( isOdd );
	*
	* var bool = validate( arr1 );
	* // returns true
	*
	* bool = validate( arr2 );
	* // returns false
	*/
	function arraylikefcn(predicate) {
		if (typeof predicate !== "function") throw new TypeError(format("invalid argument. Must provide a function. Value: `%s`.", predicate));
		return every;
		/**
		* Tests if every element in an array-like object passes a test condition.
		*
		* @private
		* @param {*} value - value to test
		* @returns {boolean} boolean indicating whether a value is an array-like object for which all elements pass a test condition
		*/
		function every(value) {
			var len;
			var i;
			if (!isArrayLike(value)) return false;
			len = value.length;
			if (len === 0) return false;
			for (i = 0; i < len; i++) if (predicate(value[i]) === false) return false;
			return true;
		}
	}
	module.exports = arraylikefcn;
}));
// node_modules/@stdlib/assert-tools-array-like-function/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$11 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_main$9();
}));
// node_modules/@stdlib/assert-is-probability-array/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$10 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is an array-like object containing only probabilities.
	*
	* @module @stdlib/assert-is-probability-array
	*
	* @example
	* var isNonNegativeNumberArray = require( '@stdlib/assert-is-probability-array' );
	*
	* var bool = isProbabilityArray( [ 0.5, new Number(0.8) ] );
	* // returns true
	*
	* bool = isProbabilityArray( [ 0.8, 1.2 ] );
	* // returns false
	*
	* bool = isProbabilityArray( [ 0.8, '0.2' ] );
	* // returns false
	*
	* @example
	* var isProbabilityArray = require( '@stdlib/assert-is-probability-array' ).primitives;
	*
	* var bool = isProbabilityArray( [ 1.0, 0.0, 0.5 ] );
	* // returns true
	*
	* bool = isProbabilityArray( [ 0.3, new Number(0.4) ] );
	* // returns false
	*
	* @example
	* var isProbabilityArray = require( '@stdlib/assert-is-probability-array' ).objects;
	*
	* var bool = isProbabilityArray( [ new Number(0.7), new Number(1.0) ] );
	* // returns true
	*
	* bool = isProbabilityArray( [ 1.0, 0.0, new Number(0.7) ] );
	* // returns false
	*/
	var isProbability = require_lib$14();
	var setReadOnly = require_lib$19();
	var arrayfun = require_lib$11();
	var isPrimitiveArray = arrayfun(isProbability.isPrimitive);
	var isObjectArray = arrayfun(isProbability.isObject);
	var isProbabilityArray = arrayfun(isProbability);
	setReadOnly(isProbabilityArray, "primitives", isPrimitiveArray);
	setReadOnly(isProbabilityArray, "objects", isObjectArray);
	module.exports = isProbabilityArray;
}));
// node_modules/@stdlib/assert-is-integer/lib/integer.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_integer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var PINF = require_lib$21();
	var NINF = require_lib$22();
	var isInt = require_lib$25();
	/**
	* Tests if a number primitive is an integer value.
	*
	* @private
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a number primitive is an integer value
	*/
	function isInteger(value) {
		return value < PINF && value > NINF && isInt(value);
	}
	module.exports = isInteger;
}));
// node_modules/@stdlib/assert-is-integer/lib/primitive.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_primitive$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isNumber = require_lib$15().isPrimitive;
	var isInt = require_integer();
	/**
	* Tests if a value is a number primitive having an integer value.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a number primitive having an integer value
	*
	* @example
	* var bool = isInteger( -3.0 );
	* // returns true
	*
	* @example
	* var bool = isInteger( new Number( -3.0 ) );
	* // returns false
	*/
	function isInteger(value) {
		return isNumber(value) && isInt(value);
	}
	module.exports = isInteger;
}));
// node_modules/@stdlib/assert-is-integer/lib/object.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_object$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isNumber = require_lib$15().isObject;
	var isInt = require_integer();
	/**
	* Tests if a value is a number object having an integer value.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a number object having an integer value
	*
	* @example
	* var bool = isInteger( 3.0 );
	* // returns false
	*
	* @example
	* var bool = isInteger( new Number( 3.0 ) );
	* // returns true
	*/
	function isInteger(value) {
		return isNumber(value) && isInt(value.valueOf());
	}
	module.exports = isInteger;
}));
// node_modules/@stdlib/assert-is-integer/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$8 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isPrimitive = require_primitive$1();
	var isObject = require_object$1();
	/**
	* Tests if a value is an integer.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is an integer
	*
	* @example
	* var bool = isInteger( 5.0 );
	* // returns true
	*
	* @example
	* var bool = isInteger( new Number( 5.0 ) );
	* // returns true
	*
	* @example
	* var bool = isInteger( -3.14 );
	* // returns false
	*
	* @example
	* var bool = isInteger( null );
	* // returns false
	*/
	function isInteger(value) {
		return isPrimitive(value) || isObject(value);
	}
	module.exports = isInteger;
}));
// node_modules/@stdlib/assert-is-integer/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$9 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is an integer.
	*
	* @module @stdlib/assert-is-integer
	*
	* @example
	* var isInteger = require( '@stdlib/assert-is-integer' );
	*
	* var bool = isInteger( 5.0 );
	* // returns true
	*
	* bool = isInteger( new Number( 5.0 ) );
	* // returns true
	*
	* bool = isInteger( -3.14 );
	* // returns false
	*
	* bool = isInteger( null );
	* // returns false
	*
	* @example
	* // Use interface to check for integer primitives...
	* var isInteger = require( '@stdlib/assert-is-integer' ).isPrimitive;
	*
	* var bool = isInteger( -3.0 );
	* // returns true
	*
	* bool = isInteger( new Number( -3.0 ) );
	* // returns false
	*
	* @example
	* // Use interface to check for integer objects...
	* var isInteger = require( '@stdlib/assert-is-integer' ).isObject;
	*
	* var bool = isInteger( 3.0 );
	* // returns false
	*
	* bool = isInteger( new Number( 3.0 ) );
	* // returns true
	*/
	var setReadOnly = require_lib$19();
	var main = require_main$8();
	var isPrimitive = require_primitive$1();
	var isObject = require_object$1();
	setReadOnly(main, "isPrimitive", isPrimitive);
	setReadOnly(main, "isObject", isObject);
	module.exports = main;
}));
// node_modules/@stdlib/assert-is-string/lib/primitive.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_primitive = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tests if a value is a string primitive.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a string primitive
	*
	* @example
	* var bool = isString( 'beep' );
	* // returns true
	*
	* @example
	* var bool = isString( new String( 'beep' ) );
	* // returns false
	*/
	function isString(value) {
		return typeof value === "string";
	}
	module.exports = isString;
}));
// node_modules/@stdlib/assert-is-string/lib/valueof.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_valueof = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = String.prototype.valueOf;
}));
// node_modules/@stdlib/assert-is-string/lib/try2valueof.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_try2valueof = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var valueOf = require_valueof();
	/**
	* Attempts to extract a string value.
	*
	* @private
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a string can be extracted
	*/
	function test(value) {
		try {
			valueOf.call(value);
			return true;
		} catch (err) {
			return false;
		}
	}
	module.exports = test;
}));
// node_modules/@stdlib/assert-is-string/lib/object.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_object = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var hasToStringTag = require_lib$17();
	var nativeClass = require_lib$18();
	var test = require_try2valueof();
	var FLG = hasToStringTag();
	/**
	* Tests if a value is a string object.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a string object
	*
	* @example
	* var bool = isString( new String( 'beep' ) );
	* // returns true
	*
	* @example
	* var bool = isString( 'beep' );
	* // returns false
	*/
	function isString(value) {
		if (typeof value === "object") {
			if (value instanceof String) return true;
			if (FLG) return test(value);
			return nativeClass(value) === "[object String]";
		}
		return false;
	}
	module.exports = isString;
}));
// node_modules/@stdlib/assert-is-string/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isPrimitive = require_primitive();
	var isObject = require_object();
	/**
	* Tests if a value is a string.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is a string
	*
	* @example
	* var bool = isString( new String( 'beep' ) );
	* // returns true
	*
	* @example
	* var bool = isString( 'beep' );
	* // returns true
	*/
	function isString(value) {
		return isPrimitive(value) || isObject(value);
	}
	module.exports = isString;
}));
// node_modules/@stdlib/assert-is-string/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$8 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is a string.
	*
	* @module @stdlib/assert-is-string
	*
	* @example
	* var isString = require( '@stdlib/assert-is-string' );
	*
	* var bool = isString( 'beep' );
	* // returns true
	*
	* bool = isString( new String( 'beep' ) );
	* // returns true
	*
	* bool = isString( 5 );
	* // returns false
	*
	* @example
	* var isString = require( '@stdlib/assert-is-string' ).isObject;
	*
	* var bool = isString( new String( 'beep' ) );
	* // returns true
	*
	* bool = isString( 'beep' );
	* // returns false
	*
	* @example
	* var isString = require( '@stdlib/assert-is-string' ).isPrimitive;
	*
	* var bool = isString( 'beep' );
	* // returns true
	*
	* bool = isString( new String( 'beep' ) );
	* // returns false
	*/
	var setReadOnly = require_lib$19();
	var main = require_main$7();
	var isPrimitive = require_primitive();
	var isObject = require_object();
	setReadOnly(main, "isPrimitive", isPrimitive);
	setReadOnly(main, "isObject", isObject);
	module.exports = main;
}));
// node_modules/@stdlib/stats-padjust/lib/bonferroni.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_bonferroni = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Adjusts the p-values via the Bonferroni method.
	*
	* @private
	* @param {ProbabilityArray} pvalues - p-values to be adjusted
	* @param {PositiveInteger} comparisons - number of comparisons
	* @returns {ProbabilityArray} adjusted p-values
	*/
	function bonferroni(pvalues, comparisons) {
		var pval;
		var i = 0;
		for (; i < pvalues.length; i++) {
			pval = pvalues[i];
			pvalues[i] = comparisons * pval > 1 ? 1 : comparisons * pval;
		}
		return pvalues;
	}
	module.exports = bonferroni;
}));
// node_modules/@stdlib/stats-padjust/node_modules/@stdlib/math-base-special-max/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$6 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isPositiveZero = require_lib$26();
	var isnan = require_lib$23();
	var PINF = require_lib$21();
	/**
	* Returns the maximum value.
	*
	* @param {number} x - first number
	* @param {number} y - second number
	* @returns {number} maximum value
	*
	* @example
	* var v = max( 3.14, 4.2 );
	* // returns 4.2
	*
	* @example
	* var v = max( 3.14, NaN );
	* // returns NaN
	*
	* @example
	* var v = max( +0.0, -0.0 );
	* // returns +0.0
	*/
	function max(x, y) {
		if (isnan(x) || isnan(y)) return NaN;
		if (x === PINF || y === PINF) return PINF;
		if (x === y && x === 0) {
			if (isPositiveZero(x)) return x;
			return y;
		}
		if (x > y) return x;
		return y;
	}
	module.exports = max;
}));
// node_modules/@stdlib/stats-padjust/node_modules/@stdlib/math-base-special-max/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_main$6();
}));
// node_modules/@stdlib/assert-is-int32array/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$18();
	var hasInt32Array = typeof Int32Array === "function";
	/**
	* Tests if a value is an Int32Array.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is an Int32Array
	*
	* @example
	* var Int32Array = require( '@stdlib/array-int32' );
	*
	* var bool = isInt32Array( new Int32Array( 10 ) );
	* // returns true
	*
	* @example
	* var bool = isInt32Array( [] );
	* // returns false
	*/
	function isInt32Array(value) {
		return hasInt32Array && value instanceof Int32Array || nativeClass(value) === "[object Int32Array]";
	}
	module.exports = isInt32Array;
}));
// node_modules/@stdlib/assert-is-int32array/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$6 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_main$5();
}));
// node_modules/@stdlib/constants-int32-min/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = -2147483648;
}));
// node_modules/@stdlib/assert-has-int32array-support/lib/int32array.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_int32array = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = typeof Int32Array === "function" ? Int32Array : null;
}));
// node_modules/@stdlib/assert-has-int32array-support/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isInt32Array = require_lib$6();
	var INT32_MAX = require_lib$27();
	var INT32_MIN = require_lib$5();
	var GlobalInt32Array = require_int32array();
	/**
	* Tests for native `Int32Array` support.
	*
	* @returns {boolean} boolean indicating if an environment has `Int32Array` support
	*
	* @example
	* var bool = hasInt32ArraySupport();
	* // returns <boolean>
	*/
	function hasInt32ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalInt32Array !== "function") return false;
		try {
			arr = new GlobalInt32Array([
				1,
				3.14,
				-3.14,
				INT32_MAX + 1
			]);
			bool = isInt32Array(arr) && arr[0] === 1 && arr[1] === 3 && arr[2] === -3 && arr[3] === INT32_MIN;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasInt32ArraySupport;
}));
// node_modules/@stdlib/assert-has-int32array-support/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_main$4();
}));
// node_modules/@stdlib/array-int32/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = typeof Int32Array === "function" ? Int32Array : void 0;
}));
// node_modules/@stdlib/array-int32/lib/polyfill.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_polyfill = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array which represents an array of twos-complement 32-bit signed integers in the platform byte order.
	*
	* @throws {Error} not implemented
	*/
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));
// node_modules/@stdlib/array-int32/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array constructor which returns a typed array representing an array of twos-complement 32-bit signed integers in the platform byte order.
	*
	* @module @stdlib/array-int32
	*
	* @example
	* var ctor = require( '@stdlib/array-int32' );
	*
	* var arr = new ctor( 10 );
	* // returns <Int32Array>
	*/
	var hasInt32ArraySupport = require_lib$4();
	var builtin = require_main$3();
	var polyfill = require_polyfill();
	var ctor;
	if (hasInt32ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));
// node_modules/@stdlib/stats-padjust/lib/order.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_order = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Int32Array = require_lib$3();
	/**
	* Returns a comparison result. If `-1`, `a` comes before `b`. If `1`, `b` comes before `a`. If `0`, the order stays the same.
	*
	* @private
	* @param {number} a - first number
	* @param {number} b - second number
	* @returns {boolean} comparison result
	*/
	function ascending(a, b) {
		if (a < b) return -1;
		if (a > b) return 1;
		return 0;
	}
	/**
	* Returns a comparison result. If `-1`, `a` comes before `b`. If `1`, `b` comes before `a`. If `0`, the order stays the same.
	*
	* @private
	* @param {number} a - first number
	* @param {number} b - second number
	* @returns {boolean} comparison result
	*/
	function descending(a, b) {
		if (a < b) return 1;
		if (a > b) return -1;
		return 0;
	}
	/**
	* Returns a permutation which rearranges input array.
	*
	* @private
	* @param {ArrayLike} x - input array-like object
	* @param {boolean} invert - controls whether to permutation that sorts input array in descending order
	* @returns {Array} permutation array
	*/
	function order(x, invert) {
		var comparator;
		var arr;
		var i;
		comparator = invert ? descending : ascending;
		arr = new Int32Array(x.length);
		for (i = 0; i < x.length; i++) arr[i] = i;
		return arr.sort(compare);
		/**
		* Compare the elements of the input array.
		*
		* @private
		* @param {number} a - first number
		* @param {number} b - second number
		* @returns {boolean} comparison result
		*/
		function compare(a, b) {
			return comparator(x[a], x[b]);
		}
	}
	module.exports = order;
}));
// node_modules/@stdlib/stats-padjust/lib/hommel.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_hommel = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var min = require_lib$28();
	var max = require_lib$7();
	var Float64Array = require_lib$24();
	var PINF = require_lib$21();
	var order = require_order();
	var slice = Array.prototype.slice;
	/**
	* Adjusts the p-values via Hommel's method.
	*
	* @private
	* @param {ProbabilityArray} pvalues - p-values to be adjusted
	* @param {PositiveInteger} comparisons - number of comparisons
	* @returns {ProbabilityArray} adjusted p-values
	*/
	function hommel(pvalues, comparisons) {
		var indices;
		var diff;
		var adj;
		var idx;
		var len;
		var out;
		var mq;
		var m;
		var i;
		var j;
		var k;
		var q;
		var v;
		len = pvalues.length;
		diff = comparisons - len;
		if (diff > 0) {
			pvalues = slice.call(pvalues);
			while (diff > 0) {
				pvalues.push(1);
				diff -= 1;
			}
		}
		indices = order(pvalues);
		m = PINF;
		for (i = 0; i < comparisons; i++) {
			v = comparisons * pvalues[i] / (i + 1);
			if (v < m) m = v;
		}
		q = new Float64Array(comparisons);
		adj = new Float64Array(comparisons);
		for (i = comparisons - 1; i > 1; i--) {
			mq = PINF;
			for (k = comparisons - i + 1; k <= comparisons; k++) {
				v = i * pvalues[indices[k]] / (2 + k - comparisons + i - 1);
				if (v < mq) mq = v;
			}
			for (j = 0; j < comparisons - i + 1; j++) q[j] = min(i * pvalues[indices[j]], mq);
			for (k = comparisons - i + 1; k <= comparisons; k++) q[k] = q[comparisons - i];
			for (j = 0; j < adj.length; j++) adj[j] = max(q[j], adj[j]);
		}
		out = new Array(len);
		for (i = 0; i < len; i++) {
			idx = indices[i];
			v = max(adj[i], pvalues[idx]);
			out[idx] = v;
		}
		return out;
	}
	module.exports = hommel;
}));
// node_modules/@stdlib/stats-base-cumax/lib/cumax.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_cumax = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$23();
	var isPositiveZero = require_lib$26();
	/**
	* Computes the cumulative maximum of a strided array.
	*
	* @param {PositiveInteger} N - number of indexed elements
	* @param {NumericArray} x - input array
	* @param {integer} strideX - `x` stride length
	* @param {NumericArray} y - output array
	* @param {integer} strideY - `y` stride length
	* @returns {NumericArray} output array
	*
	* @example
	* var x = [ 1.0, -2.0, 2.0 ];
	* var y = [ 0.0, 0.0, 0.0 ];
	* var N = x.length;
	*
	* var v = cumax( N, x, 1, y, 1 );
	* // returns [ 1.0, 1.0, 2.0 ]
	*/
	function cumax(N, x, strideX, y, strideY) {
		var max;
		var ix;
		var iy;
		var v;
		var i;
		if (N <= 0) return y;
		if (strideX < 0) ix = (1 - N) * strideX;
		else ix = 0;
		if (strideY < 0) iy = (1 - N) * strideY;
		else iy = 0;
		max = x[ix];
		y[iy] = max;
		iy += strideY;
		i = 1;
		if (isnan(max) === false) for (; i < N; i++) {
			ix += strideX;
			v = x[ix];
			if (isnan(v)) {
				max = v;
				break;
			}
			if (v > max || v === max && isPositiveZero(v)) max = v;
			y[iy] = max;
			iy += strideY;
		}
		if (isnan(max)) for (; i < N; i++) {
			y[iy] = max;
			iy += strideY;
		}
		return y;
	}
	module.exports = cumax;
}));
// node_modules/@stdlib/stats-base-cumax/lib/ndarray.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_ndarray$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$23();
	var isPositiveZero = require_lib$26();
	/**
	* Computes the cumulative maximum of a strided array.
	*
	* @param {PositiveInteger} N - number of indexed elements
	* @param {NumericArray} x - input array
	* @param {integer} strideX - `x` stride length
	* @param {NonNegativeInteger} offsetX - starting index for `x`
	* @param {NumericArray} y - output array
	* @param {integer} strideY - `y` stride length
	* @param {NonNegativeInteger} offsetY - starting index for `y`
	* @returns {NumericArray} output array
	*
	* @example
	* var floor = require( '@stdlib/math-base-special-floor' );
	*
	* var x = [ 2.0, 1.0, 2.0, -2.0, -2.0, 2.0, 3.0, 4.0 ];
	* var y = [ 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 ];
	* var N = floor( x.length / 2 );
	*
	* var v = cumax( N, x, 2, 1, y, 1, 0 );
	* // returns [ 1.0, 1.0, 2.0, 4.0, 0.0, 0.0, 0.0, 0.0 ]
	*/
	function cumax(N, x, strideX, offsetX, y, strideY, offsetY) {
		var max;
		var ix;
		var iy;
		var v;
		var i;
		if (N <= 0) return y;
		ix = offsetX;
		iy = offsetY;
		max = x[ix];
		y[iy] = max;
		iy += strideY;
		i = 1;
		if (isnan(max) === false) for (; i < N; i++) {
			ix += strideX;
			v = x[ix];
			if (isnan(v)) {
				max = v;
				break;
			}
			if (v > max || v === max && isPositiveZero(v)) max = v;
			y[iy] = max;
			iy += strideY;
		}
		if (isnan(max)) for (; i < N; i++) {
			y[iy] = max;
			iy += strideY;
		}
		return y;
	}
	module.exports = cumax;
}));
// node_modules/@stdlib/stats-base-cumax/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$19();
	var cumax = require_cumax();
	setReadOnly(cumax, "ndarray", require_ndarray$1());
	module.exports = cumax;
}));
// node_modules/@stdlib/stats-base-cumax/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_main$2();
}));
// node_modules/@stdlib/stats-padjust/lib/holm.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_holm = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var min = require_lib$28();
	var cumax = require_lib$2();
	var Float64Array = require_lib$24();
	var order = require_order();
	/**
	* Adjusts the p-values via the Bonferroni–Holm method.
	*
	* @private
	* @param {ProbabilityArray} pvalues - p-values to be adjusted
	* @param {PositiveInteger} comparisons - number of comparisons
	* @returns {ProbabilityArray} adjusted p-values
	*/
	function holm(pvalues, comparisons) {
		var indices;
		var sorted;
		var len;
		var out;
		var i;
		len = pvalues.length;
		indices = order(pvalues);
		sorted = new Float64Array(len);
		for (i = 0; i < len; i++) sorted[i] = (comparisons - i) * pvalues[indices[i]];
		sorted = cumax(len, sorted, 1, sorted, 1);
		out = new Array(len);
		for (i = 0; i < len; i++) out[indices[i]] = min(sorted[i], 1);
		return out;
	}
	module.exports = holm;
}));
// node_modules/@stdlib/stats-base-cumin/lib/cumin.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_cumin = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$23();
	var isNegativeZero = require_lib$29();
	/**
	* Computes the cumulative minimum of a strided array.
	*
	* @param {PositiveInteger} N - number of indexed elements
	* @param {NumericArray} x - input array
	* @param {integer} strideX - `x` stride length
	* @param {NumericArray} y - output array
	* @param {integer} strideY - `y` stride length
	* @returns {NumericArray} output array
	*
	* @example
	* var x = [ 1.0, -2.0, 2.0 ];
	* var y = [ 0.0, 0.0, 0.0 ];
	* var N = x.length;
	*
	* var v = cumin( N, x, 1, y, 1 );
	* // returns [ 1.0, -2.0, -2.0 ]
	*/
	function cumin(N, x, strideX, y, strideY) {
		var min;
		var ix;
		var iy;
		var v;
		var i;
		if (N <= 0) return y;
		if (strideX < 0) ix = (1 - N) * strideX;
		else ix = 0;
		if (strideY < 0) iy = (1 - N) * strideY;
		else iy = 0;
		min = x[ix];
		y[iy] = min;
		iy += strideY;
		i = 1;
		if (isnan(min) === false) for (; i < N; i++) {
			ix += strideX;
			v = x[ix];
			if (isnan(v)) {
				min = v;
				break;
			}
			if (v < min || v === min && isNegativeZero(v)) min = v;
			y[iy] = min;
			iy += strideY;
		}
		if (isnan(min)) for (; i < N; i++) {
			y[iy] = min;
			iy += strideY;
		}
		return y;
	}
	module.exports = cumin;
}));
// node_modules/@stdlib/stats-base-cumin/lib/ndarray.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_ndarray = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$23();
	var isNegativeZero = require_lib$29();
	/**
	* Computes the cumulative minimum of a strided array.
	*
	* @param {PositiveInteger} N - number of indexed elements
	* @param {NumericArray} x - input array
	* @param {integer} strideX - `x` stride length
	* @param {NonNegativeInteger} offsetX - starting index for `x`
	* @param {NumericArray} y - output array
	* @param {integer} strideY - `y` stride length
	* @param {NonNegativeInteger} offsetY - starting index for `y`
	* @returns {NumericArray} output array
	*
	* @example
	* var floor = require( '@stdlib/math-base-special-floor' );
	*
	* var x = [ 2.0, 1.0, 2.0, -2.0, -2.0, 2.0, 3.0, 4.0 ];
	* var y = [ 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 ];
	* var N = floor( x.length / 2 );
	*
	* var v = cumin( N, x, 2, 1, y, 1, 0 );
	* // returns [ 1.0, -2.0, -2.0, -2.0, 0.0, 0.0, 0.0, 0.0 ]
	*/
	function cumin(N, x, strideX, offsetX, y, strideY, offsetY) {
		var min;
		var ix;
		var iy;
		var v;
		var i;
		if (N <= 0) return y;
		ix = offsetX;
		iy = offsetY;
		min = x[ix];
		y[iy] = min;
		iy += strideY;
		i = 1;
		if (isnan(min) === false) for (; i < N; i++) {
			ix += strideX;
			v = x[ix];
			if (isnan(v)) {
				min = v;
				break;
			}
			if (v < min || v === min && isNegativeZero(v)) min = v;
			y[iy] = min;
			iy += strideY;
		}
		if (isnan(min)) for (; i < N; i++) {
			y[iy] = min;
			iy += strideY;
		}
		return y;
	}
	module.exports = cumin;
}));
// node_modules/@stdlib/stats-base-cumin/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$19();
	var cumin = require_cumin();
	setReadOnly(cumin, "ndarray", require_ndarray());
	module.exports = cumin;
}));
// node_modules/@stdlib/stats-base-cumin/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_main$1();
}));
// node_modules/@stdlib/stats-padjust/lib/bh.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_bh = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var min = require_lib$28();
	var cumin = require_lib$1();
	var Float64Array = require_lib$24();
	var order = require_order();
	/**
	* Adjusts the p-values via the Benjamini-Hochberg procedure.
	*
	* @private
	* @param {ProbabilityArray} pvalues - p-values to be adjusted
	* @param {PositiveInteger} comparisons - number of comparisons
	* @returns {ProbabilityArray} adjusted p-values
	*/
	function bh(pvalues, comparisons) {
		var indices;
		var sorted;
		var len;
		var out;
		var i;
		len = pvalues.length;
		indices = order(pvalues, true);
		sorted = new Float64Array(len);
		for (i = 0; i < len; i++) sorted[i] = comparisons / (len - i) * pvalues[indices[i]];
		sorted = cumin(len, sorted, 1, sorted, 1);
		out = new Array(len);
		for (i = 0; i < len; i++) out[indices[i]] = min(sorted[i], 1);
		return out;
	}
	module.exports = bh;
}));
// node_modules/@stdlib/stats-padjust/lib/by.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_by = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var min = require_lib$28();
	var cumin = require_lib$1();
	var Float64Array = require_lib$24();
	var order = require_order();
	/**
	* Adjusts the p-values via the Benjamini & Yekutieli method.
	*
	* @private
	* @param {ProbabilityArray} pvalues - p-values to be adjusted
	* @param {PositiveInteger} comparisons - number of comparisons
	* @returns {ProbabilityArray} adjusted p-values
	*/
	function by(pvalues, comparisons) {
		var indices;
		var sorted;
		var len;
		var out;
		var i;
		var q;
		len = pvalues.length;
		indices = order(pvalues, true);
		q = 0;
		for (i = 0; i < comparisons; i++) q += 1 / (1 + i);
		sorted = new Float64Array(len);
		for (i = 0; i < len; i++) sorted[i] = q * comparisons / (len - i) * pvalues[indices[i]];
		sorted = cumin(len, sorted, 1, sorted, 1);
		out = new Array(len);
		for (i = 0; i < len; i++) out[indices[i]] = min(sorted[i], 1);
		return out;
	}
	module.exports = by;
}));
// node_modules/@stdlib/stats-padjust/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_main = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isProbabilityArray = require_lib$10();
	var isInteger = require_lib$9().isPrimitive;
	var isString = require_lib$8().isPrimitive;
	var format = require_lib$20();
	var bonferroni = require_bonferroni();
	var hommel = require_hommel();
	var holm = require_holm();
	var bh = require_bh();
	var by = require_by();
	var METHODS = [
		"bh",
		"bonferroni",
		"by",
		"holm",
		"hommel"
	];
	/**
	* Adjusts supplied p-values for multiple comparisons via a specified method.
	*
	* @param {ProbabilityArray} pvals - p-values to be adjusted
	* @param {string} method - correction method
	* @param {PositiveInteger} [comparisons=pvals.length] - number of comparisons
	* @throws {TypeError} first argument has to be an array-like object
	* @throws {TypeError} second argument must be a string
	* @throws {Error} second argument must be `bh`, `bonferroni`, `by`, `holm`, or `hommel`
	* @throws {RangeError} comparisons must be greater or equal to the number of p-values to be adjusted
	* @returns {ProbabilityArray} array containing the corrected p-values
	*
	* @example
	* var pvalues = [ 0.008, 0.03, 0.123, 0.6, 0.2 ];
	* var out = padjust( pvalues, 'bonferroni' );
	* // returns [ 0.04, 0.15, ..., 1, 1 ]
	*
	* @example
	* var pvalues = [ 0.008, 0.03, 0.123, 0.6, 0.2 ];
	* var out = padjust( pvalues, 'by' );
	* // returns [ ~0.091, ~0.171, ..., 1, ~0.571 ]
	*
	* @example
	* var pvalues = [ 0.008, 0.03, 0.123, 0.6, 0.2 ];
	* var out = padjust( pvalues, 'bh' );
	* // returns [ 0.04, 0.075, ..., 0.6, 0.25 ]
	*
	* @example
	* var pvalues = [ 0.008, 0.03, 0.123, 0.6, 0.2 ];
	* var out = padjust( pvalues, 'holm' );
	* // returns [ 0.04, 0.12, ..., 0.6, 0.4 ]
	*
	* @example
	* var pvalues = [ 0.008, 0.03, 0.123, 0.6, 0.2 ];
	* var out = padjust( pvalues, 'hommel' );
	* // returns [ 0.032, 0.12, ..., 0.6, 0.4 ]
	*/
	function padjust(pvals, method, comparisons) {
		if (!isProbabilityArray(pvals)) throw new TypeError(format("invalid argument. First argument must be an array of probabilities. Value: `%s`.", pvals));
		if (!isString(method)) throw new TypeError(format("invalid argument. Second argument must be a string. Value: `%s`.", method));
		if (arguments.length > 2) {
			if (!isInteger(comparisons)) throw new TypeError(format("invalid argument. Third argument must be an integer. Value: `%s`.", comparisons));
			if (comparisons < pvals.length) throw new RangeError(format("invalid argument. The number of comparisons must be greater or equal to the number of p-values to be adjusted. Value: `%u`.", comparisons));
		}
		comparisons = comparisons || pvals.length;
		switch (method) {
			case "bonferroni": return bonferroni(pvals, comparisons);
			case "by": return by(pvals, comparisons);
			case "bh": return bh(pvals, comparisons);
			case "holm": return holm(pvals, comparisons);
			case "hommel": return hommel(pvals, comparisons);
			default: throw new Error(format("invalid argument. Second argument must be one of the following: \"%s\". Value: `%s`.", METHODS.join("\", \""), method));
		}
	}
	module.exports = padjust;
}));
/**
* @license Apache-2.0
*
* Copyright (c) 2020 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
// src/analysis/statistics/adjust.ts
var import_lib = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_main();
})))(), 1);
/** p-values of one family corrected for their number; those that are not defined stay so and do not count. */
function adjustP(values, method) {
	const defined = values.filter((value) => !Number.isNaN(value));
	const adjusted = defined.length === 0 ? [] : (0, import_lib.default)(defined, method);
	let next = 0;
	return values.map((value) => Number.isNaN(value) ? NaN : adjusted[next++] ?? NaN);
}
/** The same of what has a p-value, null where it is not defined; each by itself. */
function adjustEach(family, method) {
	const adjusted = adjustP(family.map((each) => each.p ?? NaN), method);
	return new Map(family.map((each, index) => [each, Math.min(1, adjusted[index] ?? NaN)]));
}
export { adjustP as n, adjustEach as t };
